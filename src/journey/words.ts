import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import type { Facts } from '../rules/rules';

/** `A guest choosing a monthly membership without a Direct Debit` */
export function customerWords({ words }: Vocabulary, facts: Facts): string {
  const [subject = '', ...others] = Object.keys(words);
  const phrase = (fact: string): readonly string[] => {
    const value = facts[fact];
    return value === undefined ? [] : [words[fact]?.[value] ?? `with ${fact} "${value}"`];
  };
  const unknown = Object.keys(facts).filter((fact) => words[fact] === undefined);
  const [who = 'A customer'] = phrase(subject);
  return [who, ...[...others, ...unknown].flatMap(phrase)].join(' ');
}

/** `bank details` */
export function provisionWords({ provisions }: Vocabulary, provision: string): string {
  return provisions[provision]?.label ?? provision;
}

/** What a section is called in a sentence. */
export function titleOf({ sections }: Journey, id: string): string {
  const section = sections.find((each) => each.id === id);
  return section?.title ?? section?.intro ?? id;
}
