// Holds generated edits of the journeys against the rendered page: `npm run test:journeys -- --edits 2000 --seed 1`.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '2000' },
    /** The number of the first edit: a long run can be taken in parts, such as 500 from 1500. */
    from: { type: 'string', default: '0' },
    /** One edit alone, by its number, such as one that a run told of. */
    edit: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    /** The number of customers who walk each edit that passed; by default every kind of them. */
    walks: { type: 'string', default: '1000' },
  },
});
const env = {
  ...process.env,
  JOURNEY_EDITS: values.edits,
  JOURNEY_FROM: values.from,
  JOURNEY_EDIT: values.edit,
  JOURNEY_SEED: values.seed,
  JOURNEY_WALKS: values.walks,
};
const args = ['run', '--project=conformance'];
const child = spawn('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
child.once('close', (status) => (process.exitCode = status ?? 1));
