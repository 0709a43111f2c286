"""The page itself: files that were built, served with the headers that keep strangers' code out."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.file_system import BaseLocalFileSystem
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

#: Everything comes from us; no script and no style stands inside the page.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
#: The screens of the page: web/src/router.svelte.ts.
SCREENS = (
    "table",
    "screen",
    "new",
    "code",
    "rules",
    "tour",
    "practice",
    "ladder",
    "tournament",
    "move",
)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page was not built. `python3 run.py play` builds it."


@cache
def folder() -> Path | None:
    """Where the built page lies: inside the package, or beside it in a checkout."""
    package = Path(str(files("stolik")))
    places = (package / "web", package.parent.parent / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


@get(
    ["/", *[f"/{screen}/{{which:str}}" for screen in SCREENS]],
    sync_to_thread=False,
    include_in_schema=False,
)
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; which screen it shows is its own matter."""
    found = folder()
    if found is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    return Response(
        (found / "index.html").read_bytes(),
        media_type="text/html",
        headers={"cache-control": "no-cache"},
    )


class _Files(BaseLocalFileSystem):
    """Files by name; a name that no file could have is that of no file."""

    async def info(self, path: PathType, **more: Any) -> FileInfo:
        """What is known of a file, or `FileNotFoundError`."""
        try:
            return await super().info(path, **more)
        except (OSError, ValueError):  # too long, a NUL in it, below a file that is no folder
            raise FileNotFoundError from None


def handlers() -> list[HTTPRouteHandler | Router]:
    """Everything that serves the page."""
    found = folder()
    if found is None:
        return [index]
    assets = create_static_files_router(
        path="/assets",
        directories=[found / "assets"],
        file_system=_Files(),
        include_in_schema=False,
        cache_control=None,
        after_request=_keep,
    )
    return [index, assets]


def _keep(response: Response[Any]) -> Response[Any]:
    """The names of assets change with what is in them."""
    response.headers["cache-control"] = FOR_EVER
    return response
