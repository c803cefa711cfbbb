/** A JSON data block that came with the page; `undefined` when there is none or it can't be read. */
export function dataBlock<T>(name: string): T | undefined {
  const text = document.getElementById(`joinery-${name}`)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as T; // the server that wrote the page checks its blocks against their schemas
  } catch {
    return undefined;
  }
}
