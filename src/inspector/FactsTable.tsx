import { observer } from 'mobx-react-lite';
import { givenFacts } from '../ground/journey/language/lookups';
import type { JourneyStore } from '../kit/walk/JourneyStore';
import { explainedLanguage } from './explainedLanguage';

/** All facts of the vocabulary with their present values. */
export const FactsTable = observer(function FactsTable({ journey }: { readonly journey: JourneyStore }) {
  const { vocabulary } = journey.language;
  return (
    <div className="inspector-part">
      <table>
        <caption>Facts</caption>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(vocabulary.facts).map((fact) => (
            <FactRow key={fact} journey={journey} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

type FactRowProps = { readonly journey: JourneyStore; readonly fact: string };

const FactRow = observer(function FactRow({ journey, fact }: FactRowProps) {
  const { words } = explainedLanguage(journey.language).vocabulary;
  const value = journey.facts[fact] ?? 'not known';
  const fixed = givenFacts(journey.language)[fact] !== undefined;
  return (
    <tr>
      <th scope="row">{fact}</th>
      <td>
        <b>{value}</b>
        <span className="small muted">{fixed ? 'set by the journey' : words[fact]?.[value]}</span>
      </td>
    </tr>
  );
});
