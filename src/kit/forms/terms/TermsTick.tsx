export type TermsTickProps = {
  readonly id: string;
  readonly text: string;
  readonly words: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onCheck: (on: boolean) => void;
  readonly onRead: () => void;
};

/** A checkbox for terms. The `words` in its text open the terms. */
export function TermsTick({ id, text, words, checked, disabled, invalid, onCheck, onRead }: TermsTickProps) {
  const [before = '', after = ''] = text.split(words);
  return (
    <div className="tick">
      <input
        className="box"
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        aria-required
        aria-invalid={invalid || undefined}
        aria-labelledby={`${id}-text`}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span id={`${id}-text`}>
        <label htmlFor={id}>{before}</label>
        <button type="button" className="link inline-link" onClick={onRead}>
          {words}
        </button>
        {after}
        <span className="required" aria-hidden="true">
          *
        </span>
      </span>
    </div>
  );
}
