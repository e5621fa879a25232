/** Whether the text is in the clipboard now. Only a page served over TLS, or from the machine itself, has one. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
