import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import type { UploadedFile } from '../../../kit/api/account';
import { readUploadedFile } from './readFile';

export type FilePickerProps = {
  readonly label: string;
  /** The accepted types and size, as text for the customer. */
  readonly hint: string;
  readonly files: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: UploadedFile) => void;
  /** Runs with a message when the chosen file has another type, is too large or cannot be read. */
  readonly onRefuse: (message: string) => void;
};

/** A button that opens the device's file chooser. */
export function FilePicker({ label, hint, files, busy, error, onFile, onRefuse }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const { target } = event;
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    if (!files.types.includes(file.type)) return onRefuse(`We cannot accept ${file.name}. ${hint}`);
    if (file.size > files.maxBytes) return onRefuse(`${file.name} is too large. ${hint}`);
    const read = await readUploadedFile(file);
    if (read) onFile(read);
    else onRefuse(`We could not read ${file.name}. Choose it again.`);
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
