import type { WidgetProps } from '../FormContext';

export function MultiSelectWidget({ field, raw, id, disabled }: WidgetProps) {
  const { options, definition } = field;
  const chosen = chosenIn(raw);
  // The current value, not the rendered one: two quick ticks may come before a render.
  const handleChange = (value: string, on: boolean): void => {
    const others = chosenIn(field.raw);
    field.set(options.map((option) => option.value).filter((each) => (each === value ? on : others.includes(each))));
  };
  return (
    <div className="ticks">
      {options.map(({ value, label }, index) => (
        <label className="tick" key={value}>
          <input
            className="box"
            type="checkbox"
            id={`${id}-${index}`}
            name={definition.path}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={(event) => handleChange(value, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function chosenIn(raw: WidgetProps['raw']): readonly string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}
