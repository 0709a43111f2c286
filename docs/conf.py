"""How Sphinx makes a site of these pages: `python3 run.py docs`."""

from stolik import __version__

project = "Stolik"
author = "the Stolik authors"
copyright = author
version = release = __version__

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
# A list for readers of the repository; the site has its own.
exclude_patterns = ["adr/README.md"]
suppress_warnings: list[str] = []

myst_enable_extensions = ["attrs_block", "colon_fence", "html_image"]
myst_heading_anchors = 3
highlight_language = "text"
smartquotes = False

html_theme = "furo"
html_title = "Stolik"
html_logo = html_favicon = "../web/src/icon.svg"
html_static_path = ["_static"]
html_css_files = ["table.css"]
html_copy_source = html_show_sourcelink = False
html_show_copyright = False
# The colours of the page itself: web/src/tokens.css.
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9a4a17",
        "color-brand-content": "#9a4a17",
        "color-brand-visited": "#7b4a6b",
        "color-background-primary": "#fffdf9",
        "color-background-secondary": "#fbf7ef",
        "color-background-border": "#e3d7c3",
        "color-foreground-primary": "#33291f",
        "color-foreground-secondary": "#6b5c4b",
        "color-foreground-muted": "#6b5c4b",
        "color-code-background": "#f6efe3",
        "color-inline-code-background": "#f6efe3",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0a060",
        "color-brand-content": "#f0a060",
        "color-brand-visited": "#d8a7c8",
        "color-background-primary": "#201c18",
        "color-background-secondary": "#2b2620",
        "color-background-border": "#4d4338",
        "color-foreground-primary": "#f2e9dc",
        "color-foreground-secondary": "#bfb09c",
        "color-foreground-muted": "#bfb09c",
        "color-code-background": "#2b2620",
        "color-inline-code-background": "#332c25",
    },
}
