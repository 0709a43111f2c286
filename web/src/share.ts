/** Handing an address on: by the device's own sheet, by the clipboard, or by hand. */
export async function share(text: string, url: string): Promise<"shared" | "copied" | "by hand"> {
  const device = navigator as Partial<Pick<Navigator, "share" | "clipboard">>;
  try {
    if (device.share) {
      await device.share({ title: "Stolik", ...(text && { text }), url });
      return "shared";
    }
    // A page on a home network is no secure context, and has no clipboard.
    if (device.clipboard) {
      await device.clipboard.writeText(text ? `${text} ${url}` : url);
      return "copied";
    }
  } catch {
    // Whoever closes the sheet has changed their mind.
    return "shared";
  }
  return "by hand";
}

/** Put an address on the clipboard; false where a page has none. */
export async function copy(url: string): Promise<boolean> {
  try {
    await (navigator as Partial<Pick<Navigator, "clipboard">>).clipboard?.writeText(url);
    return "clipboard" in navigator;
  } catch {
    return false;
  }
}
