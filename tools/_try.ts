import { readFileSync } from 'node:fs';
import { checkJourney } from '../src/journey/check/check';
import { problemLine, traceLine } from '../src/journey/problems';
const vocabulary = JSON.parse(readFileSync('schemas/vocabulary.json','utf8'));
const t0=performance.now();
for (const n of ['join','checkout','change-membership','renew-membership','register','update-details']) {
  const journey = JSON.parse(readFileSync(`journeys/${n}.json`,'utf8'));
  const t=performance.now();
  const r = checkJourney({journey, vocabulary});
  console.log(n, r.places, (performance.now()-t).toFixed(0)+'ms');
  for (const p of r.problems) console.log('  '+problemLine(n, p)+'\n     '+(p.trace?traceLine(p.trace):''));
}
console.log((performance.now()-t0).toFixed(0)+'ms');
