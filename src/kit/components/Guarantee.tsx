import { ServerHtml } from './ServerHtml';
import './guarantee.css';

export type GuaranteeProps = { readonly title: string; readonly html: string };

/** The guarantee of the customer's bank, folded. */
export function Guarantee({ title, html }: GuaranteeProps) {
  return (
    <details className="guarantee">
      <summary>Read the {title} and your rights</summary>
      <ServerHtml html={html} />
    </details>
  );
}
