import type { UiOptions } from '../../../../schemas/generated/journey';
import type { WidgetProps } from '../FormContext';
import { useLinks } from '../LinksContext';

export function CheckboxWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  const { label, required, settings } = definition;
  return (
    <label className="tick" htmlFor={id}>
      <input
        className="box"
        type="checkbox"
        id={id}
        name={definition.path}
        checked={raw === true}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => field.set(event.target.checked)}
      />
      <span dir="auto">
        {settings?.link ? <LinkedText text={label} link={settings.link} /> : label}
        {required && (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </span>
    </label>
  );
}

type LinkedTextProps = { readonly text: string; readonly link: NonNullable<UiOptions['link']> };

/** A label with a link in its text. The link opens a new tab, so that nothing typed is lost. */
function LinkedText({ text, link: { words, to } }: LinkedTextProps) {
  const href = useLinks()[to];
  if (!text.includes(words)) return text;
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {words}
        <span className="vh"> (opens in a new tab)</span>
      </a>
      {after}
    </>
  );
}
