import { getUiOptions, type FieldProps } from '@rjsf/utils';
import { FieldRow } from './FieldRow';

/** A group of fields under a heading. */
export function FormGroup({ schema: { title }, uiSchema }: FieldProps) {
  const { paths } = getUiOptions(uiSchema);
  return (
    <section className="form-part">
      {title !== '' && <h3>{title}</h3>}
      <div className="form-grid">
        {Array.isArray(paths) && paths.map((path) => <FieldRow key={String(path)} path={String(path)} />)}
      </div>
    </section>
  );
}
