/* Tells the provider's script on the shop's page that the challenge has been answered; not how. */
const { parent: shop, nonce } = document.querySelector('main').dataset;
parent.postMessage({ kind: 'answered', nonce }, shop);
