import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../../src/kit/components/Icon';
import { Note } from '../../../src/kit/components/Note';
import type { Contestant } from './contestant';
import { benchFields, conditionalPath, options, sections, type BenchField } from './definition';

type Values = Readonly<Record<string, string | boolean>>;
type Errors = Readonly<Record<string, string>>;
type Handles = { setShown?: (shown: boolean) => void; submit?: () => void };

/** The same form as one would write it by hand: plain controlled React, with the same elements and the same look. */
export const plain: Contestant = {
  name: 'plain controlled React',
  mount(container, count) {
    const handles: Handles = {};
    const root = createRoot(container);
    flushSync(() => root.render(<PlainForm fields={benchFields(count)} handles={handles} />));
    return {
      setShown: (shown) => flushSync(() => handles.setShown?.(shown)),
      submit: () => flushSync(() => handles.submit?.()),
      unmount: () => root.unmount(),
    };
  },
};

function PlainForm({ fields, handles }: { readonly fields: readonly BenchField[]; readonly handles: Handles }) {
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Errors>({});
  const [shown, setShown] = useState(true);
  const visible = fields.filter((field) => shown || field.path !== conditionalPath);
  handles.setShown = setShown;
  handles.submit = () => setErrors(validate(visible, values));
  const handleChange = (path: string, value: string | boolean): void => {
    const next = { ...values, [path]: value };
    setValues(next);
    if (Object.keys(errors).length > 0) setErrors(validate(visible, next));
  };
  return (
    <div>
      <Summary errors={errors} />
      {sections(visible).map((section, index) => (
        <section className="form-part" key={index}>
          <h3 dir="auto">Section {index + 1}</h3>
          <div className="form-grid">
            {section.map((field) => (
              <PlainField
                key={field.path}
                field={field}
                value={values[field.path]}
                error={errors[field.path]}
                onChange={(value) => handleChange(field.path, value)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Summary({ errors }: { readonly errors: Errors }) {
  const summary = useRef<HTMLDivElement>(null);
  const messages = Object.entries(errors);
  const any = messages.length > 0;
  useEffect(() => {
    if (!any) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [any]);
  if (!any) return null;
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby="plain-problems" className="error-summary">
      <Note type="danger">
        <h3 className="note-title" id="plain-problems">
          Check {messages.length} answers before you continue
        </h3>
        <ul>
          {messages.map(([path, message]) => (
            <li key={path} dir="auto">
              <a href={`#plain-${path}`}>{message}</a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

type PlainFieldProps = {
  readonly field: BenchField;
  readonly value: string | boolean | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string | boolean) => void;
};

function PlainField({ field: { path, label, type }, value, error, onChange }: PlainFieldProps) {
  const id = `plain-${path}`;
  const aria = {
    'aria-required': true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const text = typeof value === 'string' ? value : '';
  const message = error !== undefined && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" size="s" />
      <span className="vh">Error: </span>
      <span dir="auto">{error}</span>
    </p>
  );
  const className = (width: string): string => `field field-${width}${error === undefined ? '' : ' field-bad'}`;
  const star = (
    <span className="required" aria-hidden="true">
      *
    </span>
  );
  if (type === 'checkbox') {
    return (
      <div className={className('full')}>
        {message}
        <label className="tick" htmlFor={id}>
          <input
            className="box"
            type="checkbox"
            id={id}
            name={path}
            checked={value === true}
            {...aria}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span dir="auto">
            {label}
            {star}
          </span>
        </label>
      </div>
    );
  }
  const frame = (width: string, input: ReactNode): ReactNode => (
    <div className={className(width)}>
      <label className="field-label" dir="auto" htmlFor={id} id={type === 'date' ? `${id}-label` : undefined}>
        {label}
        {star}
      </label>
      {message}
      {input}
    </div>
  );
  if (type === 'select') {
    return frame(
      'half',
      <select
        className="input"
        id={id}
        name={path}
        value={text}
        {...aria}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" dir="auto">
          Please choose
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </select>,
    );
  }
  if (type === 'date') {
    return frame(
      'short',
      <div className="date-entry">
        <input
          className="input num"
          id={id}
          name={path}
          inputMode="decimal"
          placeholder="DD/MM/YYYY"
          value={text}
          {...aria}
          onChange={(event) => onChange(event.target.value)}
        />
        <CalendarOpener describedBy={`${id}-label`} />
      </div>,
    );
  }
  return frame(
    'half',
    <input
      className="input"
      dir="auto"
      id={id}
      name={path}
      value={text}
      {...aria}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
}

function CalendarOpener({ describedBy }: { readonly describedBy: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="date-opener"
      aria-expanded={open}
      aria-label="Calendar"
      aria-describedby={describedBy}
      onClick={() => setOpen(!open)}
    >
      <Icon name="calendar" />
    </button>
  );
}

function validate(fields: readonly BenchField[], values: Values): Errors {
  const errors: Record<string, string> = {};
  for (const { path, label, type } of fields) {
    const value = values[path];
    if (value === undefined || value === '' || value === false) errors[path] = `${label} is required.`;
    else if (type === 'number' && Number.isNaN(Number(value))) errors[path] = `${label} must be a number.`;
    else if (type === 'date' && typeof value === 'string' && !/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value))
      errors[path] = 'Date must be valid.';
  }
  return errors;
}
