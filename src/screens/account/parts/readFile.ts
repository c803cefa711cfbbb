import type { UploadedFile } from '../../../api/account';
import { dataUrlOf } from '../../../core/dataUrl';

/** A chosen file as it is sent; `undefined` when the device does not let it be read. */
export async function readFile(file: File): Promise<UploadedFile | undefined> {
  const url = await dataUrlOf(file);
  return url === undefined ? undefined : { fileName: file.name, content: url.slice(url.indexOf(',') + 1) };
}
