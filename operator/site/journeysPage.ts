import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { JourneyMistake, JourneyStatus } from '../../schemas/generated/wire';
import { securityHeaders } from './headers';
import type { JourneyPress, SiteFolders } from './JourneyPress';
import { servedWords } from './journeyWords';

const path = '/sandbox/journeys';

/** Serves the page that tells operators how each journey's file stands, in the look of the product. */
export function serveJourneysPage(app: FastifyInstance, journeys: JourneyPress, { dist }: SiteFolders): void {
  const sheet = readFileSync(join(dist, 'sheet.html'), 'utf8');
  const styles = sheet.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  app.get(path, async (_request, reply) => {
    const main = mainPart(await journeys.statuses(), new Date());
    return reply
      .headers({ ...securityHeaders, 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(journeysPage(styles.join(''), main));
  });
  app.get(`${path}.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get(`${path}.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

const policy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function journeysPage(styles: string, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Journeys | Joinery sandbox</title>
    ${styles}
    <link rel="stylesheet" href="${path}.css" />
    <script type="module" src="${path}.js"></script>
  </head>
  <body>
    <main class="journeys">${main}</main>
    <p class="journeys-news" role="status"></p>
  </body>
</html>
`;
}

function mainPart(statuses: readonly JourneyStatus[], now: Date): string {
  return `
      <h1>Journeys</h1>
      <p>Every file of the folder of journeys: as it is on disk, and what customers are served. This page keeps itself up to date.</p>
      <ul class="journeys-files">${statuses.map((status) => filePart(status, now)).join('')}</ul>
      <h2>When customers get a new version</h2>
      <p>At their next page, and in a tab that they return to with nothing given yet. A customer who has given something finishes with the version that they began with.</p>
    `;
}

/** The name and look of each status. */
const tags: Readonly<Record<JourneyStatus['status'], readonly [text: string, look: string]>> = {
  live: ['Live', 'tag-success'],
  checking: ['Being checked', ''],
  refused: ['Refused', 'tag-warning'],
  missing: ['Missing', 'tag-warning'],
};

function filePart(status: JourneyStatus, now: Date): string {
  const [text, look] = tags[status.status];
  const mistakes = status.mistakes.map((mistake) => mistakePart(mistake));
  return `
        <li class="card" data-status="${status.status}">
          <h2>${escaped(status.file)} <span class="tag ${look}">${text}</span></h2>
          <p>${escaped(servedWords(status, now))}</p>
          ${mistakes.length > 0 ? `<ol class="journeys-mistakes">${mistakes.join('')}</ol>` : ''}
        </li>`;
}

function mistakePart({ line, message, walk, code }: JourneyMistake): string {
  const place = line === null ? '' : `<b>Line ${line}.</b> `;
  const way = walk === null ? '' : `<p class="small">${escaped(walk)}</p>`;
  return `<li><p>${place}${escaped(message)} <span class="small">(${escaped(code)})</span></p>${way}</li>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `body { background: var(--chalk); }
.journeys { max-width: 860px; margin: 0 auto; padding: 40px 24px 64px; }
.journeys h1 { font: var(--h1); margin-bottom: 16px; }
.journeys h2 { font: var(--h3); overflow-wrap: anywhere; }
.journeys > h2 { margin: 40px 0 8px; }
.journeys-files { display: grid; gap: 16px; margin-top: 32px; padding: 0; list-style: none; }
.journeys-files > li { display: grid; gap: 8px; min-width: 0; }
.journeys-files h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
.journeys-mistakes { display: grid; gap: 12px; margin-top: 8px; padding-left: 24px; list-style: decimal; }
.journeys-mistakes > li { overflow-wrap: anywhere; }
.journeys .small { font: var(--small); color: var(--ink-2); }
.journeys-news { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 574px) { .journeys { padding: 24px 16px 48px; } .journeys .card { padding: 16px; } }
`;

/** Takes the page's main part anew every second or two, and tells a screen reader when it has changed. */
const script = `const main = document.querySelector('main');
const news = document.querySelector('.journeys-news');
const statuses = (part) => [...part.querySelectorAll('[data-status] h2')].map((heading) => heading.textContent);
async function look() {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  if (!next || next.innerHTML === main.innerHTML) return;
  const before = statuses(main);
  main.replaceChildren(...next.childNodes);
  news.textContent = statuses(main).filter((each) => !before.includes(each)).join(', ');
}
setInterval(() => void look(), 1500);
`;
