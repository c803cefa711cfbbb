import { useForm, type WidgetProps } from '../FormContext';

export function CheckboxWidget({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  const { label, required, settings } = definition;
  const { links } = useForm().model.bounds();
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
      <span>
        <LinkedText text={label} link={settings?.link} links={links} />
        {required && (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </span>
    </label>
  );
}

/** A label of which some words lead to a page, which opens beside this one so that nothing typed is lost. */
function LinkedText({ text, link, links }: { readonly text: string; readonly link: unknown; readonly links: unknown }) {
  const { words, to = '' } = (link ?? {}) as { words?: string; to?: string }; // from the form's own `ui:options`
  const href = ((links ?? {}) as Readonly<Record<string, string>>)[to]; // from the config's links
  if (words === undefined || href === undefined || !text.includes(words)) return text;
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
