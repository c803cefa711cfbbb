import { challengeForm } from './challengeForm';

/** The script of the page in the challenge's frame: it requests the bank's form from the page around it, and posts the form. */
window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== window.parent) return;
  const form = challengeForm(document, event.data);
  if (!form) return;
  document.body.append(form);
  form.submit();
});
window.parent.postMessage('sca_frame_ready', location.origin);
