/** Reads a file's content as a `data:` URL; resolves to `undefined` if the file cannot be read. */
export function dataUrlOf(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(undefined);
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(file);
  });
}
