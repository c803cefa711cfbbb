// `npm run journeys -- check|diff|explain|draw …`: reads, checks, compares, explains and draws journeys.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { diffJourneys } from '../src/ground/journey/compare/diff';
import { explain, explanationLines } from '../src/ground/journey/compare/explain';
import { appearanceFor, faceLines } from '../src/ground/journey/compare/appearanceFor';
import { dateOf, formatLongDate, timeOf } from '../src/ground/core/dates';
import { stampOf } from '../src/ground/journey/language/stamp';
import type { JourneyContext } from '../src/ground/journey/language/parse';
import { problemLine, problemLines } from '../src/ground/journey/language/problems';
import type { Language } from '../src/ground/journey/language/step';
import { unknownName } from '../src/ground/journey/language/unknownName';
import type { Facts } from '../src/ground/rules/rules';
import { checkingText, passedLine } from './journeys/checkFile';
import { readJourneyFile, readLanguage, readText, CommandError, root, shippedFiles } from './journeys/files';
import { JourneyStock } from './journeys/JourneyStock';
import { languageHash } from './journeys/languageHash';

// A command ends before code compiled for speed pays: compiling it took half of the processor's time. The site's own
// checker, which stays for the next edit, does without this.
setFlagsFromString('--interrupt-budget=1000000');

const usage = `npm run journeys -- check [FILES] [--publish FOLDER]
npm run journeys -- diff OLD NEW
npm run journeys -- explain SECTION --for fact=value,… [--journey FILE]
npm run journeys -- draw FILES --out FOLDER

  --json               answers in JSON
  --vocabulary FILE    another vocabulary than schemas/vocabulary.json

Exit codes: 0 success (diff: nothing changes for customers), 1 problems (diff: something changes), 2 the command failed.`;

type Options = {
  readonly json: boolean;
  readonly publish: string | undefined;
  readonly facts: string | undefined;
  readonly journey: string | undefined;
  readonly out: string | undefined;
};
type Command = (args: readonly string[], options: Options, context: JourneyContext) => Promise<number>;

const commands: Readonly<Record<string, Command>> = { check, diff, explain: explainSection, draw };

async function check(args: readonly string[], { json, publish }: Options, context: JourneyContext): Promise<number> {
  const files = args.length > 0 ? args : shippedFiles();
  const language = languageHash(root);
  const reports = [];
  for (const file of files) {
    const checking = checkingText(file, readText(file), context, { language });
    let next = await checking.next();
    for (; next.done !== true; next = await checking.next())
      if (!json) print(problemLines(file, next.value).join('\n'));
    const report = next.value;
    reports.push(report);
    const { stamped, situations } = report;
    const { vocabulary, forms } = context;
    if (!json && stamped) print(passedLine(file, { journey: stamped.journey, vocabulary, forms }, situations));
    if (publish !== undefined && stamped) write(publish, basename(file), JSON.stringify(stamped));
  }
  if (json)
    print(
      JSON.stringify(
        reports.map(({ stamped, ...report }) => ({ ...report, stamp: stamped?.stamp })),
        null,
        2,
      ),
    );
  return reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

async function diff(args: readonly string[], { json }: Options, context: JourneyContext): Promise<number> {
  const [before, after] = args;
  if (before === undefined || after === undefined) throw new CommandError(`Name two files to compare.\n\n${usage}`);
  const groups = diffJourneys(read(before, context), read(after, context));
  if (groups === 'too-large')
    throw new CommandError('There are too many kinds of customers to compare each (too-large).');
  if (json) print(JSON.stringify(groups, null, 2));
  else if (groups.length === 0) print('No customer-visible change.');
  else
    for (const { who, changes } of groups)
      print(`${who.join(', or\n')}:\n${changes.map((text) => `  ${text}`).join('\n')}`);
  return Promise.resolve(groups.length === 0 ? 0 : 1);
}

async function explainSection(args: readonly string[], options: Options, context: JourneyContext): Promise<number> {
  const [section] = args;
  const file = options.journey ?? join(root, 'journeys/join.json');
  const language = read(file, context);
  if (section === undefined) throw new CommandError(`Name a section: ${sectionIds(language)}.\n\n${usage}`);
  const facts = readFacts(options.facts ?? '', context);
  const explained = explain(language, section, facts);
  const face = appearanceFor(language, section, facts);
  if (!explained || !face)
    throw new CommandError(
      unknownName(
        'section',
        section,
        language.journey.sections.map(({ id }) => id),
      ),
    );
  const served = await servedVersion(basename(file), language);
  if (options.json) print(JSON.stringify({ file, served, rules: explained, face }, null, 2));
  else {
    print(`${file}, as it is on disk. ${servedWords(served)}`);
    for (const each of explained)
      print(`${explanationLines(language, each).join(' ')}  [${each.pointer}: ${JSON.stringify(each.rule)}]`);
    print(faceLines(face).join('\n'));
  }
  return 0;
}

/** The version of a journey that a site on this machine serves, and whether it is the one on disk. */
type ServedVersion = { readonly since: string; readonly isOnDisk: boolean } | undefined;

/** Looks where the site stores what passed: in its data and in the page's build. */
async function servedVersion(file: string, { journey }: Language): Promise<ServedVersion> {
  const hash = languageHash(root);
  const folders = { dist: join(root, 'dist'), published: join(process.env.DATA_DIR || '.data', 'journeys') };
  const last = await new JourneyStock(folders, hash).lastGood(file);
  if (!last) return undefined;
  const isOnDisk = last.stamped.stamp === (await stampOf(journey, hash));
  return { since: last.since.toISOString(), isOnDisk };
}

function servedWords(served: ServedVersion): string {
  if (!served) return 'The site on this machine serves no version of it yet.';
  const since = new Date(served.since);
  const when = `${formatLongDate(dateOf(since))}, ${timeOf(since)}`;
  return served.isOnDisk ? `It is served since ${when}.` : `Another version is served, that of ${when}.`;
}

async function draw(args: readonly string[], { out = '.' }: Options, context: JourneyContext): Promise<number> {
  const { drawJourney } = await import('./journeys/draw');
  for (const file of args.length > 0 ? args : shippedFiles()) {
    const language = read(file, context);
    print(write(out, `${language.journey.id}.svg`, drawJourney(language)));
  }
  return 0;
}

function read(file: string, context: JourneyContext): Language {
  const parsed = readJourneyFile(file, context);
  if (!parsed.ok) throw new CommandError(parsed.problems.map((problem) => problemLine(file, problem)).join('\n'));
  return { journey: parsed.journey, vocabulary: context.vocabulary, forms: context.forms };
}

/** Parses facts from the command line, such as `plan=recurring,loggedIn=no`. */
function readFacts(text: string, { vocabulary }: JourneyContext): Facts {
  const entries = text.split(',').filter((entry) => entry !== '');
  const named = new Map<string, string>();
  return Object.fromEntries(
    entries.map((entry) => {
      const [fact = '', value = ''] = entry.split('=').map((part) => part.trim());
      const other = named.get(fact);
      if (other !== undefined)
        throw new CommandError(
          `A customer can't have both ${fact}=${other} and ${fact}=${value}. Ask for one at a time.`,
        );
      named.set(fact, value);
      const known = Object.hasOwn(vocabulary.facts, fact) ? vocabulary.facts[fact] : undefined;
      if (!known) throw new CommandError(unknownName('fact', fact, Object.keys(vocabulary.facts)));
      if (!known.includes(value))
        throw new CommandError(`"${fact}" is never "${value}". It is one of: ${known.join(', ')}.`);
      return [fact, value];
    }),
  );
}

function sectionIds({ journey }: Language): string {
  return journey.sections.map(({ id }) => id).join(', ');
}

function write(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      publish: { type: 'string' },
      for: { type: 'string' },
      journey: { type: 'string' },
      out: { type: 'string' },
      vocabulary: { type: 'string' },
    },
  });
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(usage);
  const { json, publish, for: facts, journey, out } = values;
  return command(args, { json, publish, facts, journey, out }, readLanguage(values.vocabulary));
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected = error instanceof CommandError || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 2;
}
