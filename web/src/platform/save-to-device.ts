/** Saves a blob on the user's device under a file name. */
export function saveToDevice(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the object URL after the click: revoke it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
