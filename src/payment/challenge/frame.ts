import { challengeForm } from './challengeForm';

/** The page in the challenge's frame: it asks the one around it where the bank is, and posts the form there. */
window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== window.parent) return;
  const form = challengeForm(document, event.data);
  if (!form) return;
  document.body.append(form);
  form.submit();
});
window.parent.postMessage('sca_frame_ready', location.origin);
