import type { UploadedFile } from '../../../kit/api/account';
import { dataUrlOf } from '../../../ground/core/dataUrl';

/** Reads a chosen file as name and base64 content; `undefined` when the device cannot read it. */
export async function readUploadedFile(file: File): Promise<UploadedFile | undefined> {
  const url = await dataUrlOf(file);
  return url === undefined ? undefined : { fileName: file.name, content: url.slice(url.indexOf(',') + 1) };
}
