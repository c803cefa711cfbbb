/** A page of another site that shows ours in a frame, as a partner of the operator's would: for a try, and for tests. */
export function partnerPage(frameUrl: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Leeds Runners</title>
    <link rel="stylesheet" href="/sandbox/partner.css" />
    <script type="module" src="/sandbox/partner.js"></script>
  </head>
  <body>
    <header><h1>Leeds Runners</h1></header>
    <main>
      <p>Our members train at Aire Valley Leisure. Join there without leaving this page.</p>
      <iframe src="${frameUrl}" title="Join Aire Valley Leisure" allow="geolocation; payment"></iframe>
    </main>
  </body>
</html>
`;
}

export const partnerStyle = `body { margin: 0; font: 18px/1.5 Georgia, serif; color: #22302a; background: #f3f6f1; }
header { padding: 16px 24px; background: #1f5136; color: #fff; }
h1 { margin: 0; font-size: 28px; }
main { max-width: 1100px; margin: 0 auto; padding: 24px; }
iframe { width: 100%; height: 600px; border: 1px solid #b9c7bd; background: #fff; }
`;

/** All that a partner's page needs: who sent the height is checked, and it is a number. */
export const partnerScript = `const frame = document.querySelector('iframe');
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
  if (data?.type === 'joinery:height' && Number.isFinite(data.height)) frame.style.height = data.height + 'px';
});
`;
