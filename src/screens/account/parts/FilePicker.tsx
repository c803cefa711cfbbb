import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '../../../components/Button';
import type { UploadedFile } from '../../../api/account';
import { readFile } from './readFile';

export type FilePickerProps = {
  readonly label: string;
  /** Which files are taken, for people. */
  readonly hint: string;
  readonly files: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: UploadedFile) => void;
  /** A file that need not be sent, since it would not be taken. */
  readonly onRefuse: (message: string) => void;
};

/** A button that opens the device's own way to choose a file. */
export function FilePicker({ label, hint, files, busy, error, onFile, onRefuse }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const { target } = event;
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    if (!files.types.includes(file.type)) return onRefuse(`${file.name} is not a file that we can take. ${hint}`);
    if (file.size > files.maxBytes) return onRefuse(`${file.name} is too big. ${hint}`);
    const read = await readFile(file);
    if (read) onFile(read);
    else onRefuse(`${file.name} could not be read. Please choose it again.`);
  };
  return (
    <div className="file-picker">
      <p id={`${id}-hint`} className="small muted">
        {hint}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={files.types.join(',')}
        onChange={(event) => void handleChange(event)}
      />
      <Button
        look="secondary"
        busy={busy}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Processing...' : label}
      </Button>
    </div>
  );
}
