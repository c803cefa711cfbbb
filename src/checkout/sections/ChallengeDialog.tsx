import { useEffect, useRef } from 'react';
import { Dialog } from '../../kit/components/dialog/Dialog';
import { challengeResult } from '../challenge/challengeMessage';
import type { CheckoutWords } from '../CheckoutWords';
import type { FramedChallenge } from '../challenge/FramedChallenge';
import './payment.css';

export type ChallengeDialogProps = {
  readonly challenge: FramedChallenge;
  readonly amount: string;
  /** The origin of the operator's return page, which posts the result. */
  readonly returnOrigin: string;
  readonly words: Pick<CheckoutWords, 'challengeTitle' | 'challenge'>;
};

/** The bank's challenge, in a frame that starts on this site's own page, which alone may post the form to the bank. */
export function ChallengeDialog({ challenge, amount, returnOrigin, words }: ChallengeDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { url, method, fields, transactionUuid } = challenge;
    const handleMessage = (event: MessageEvent): void => {
      const source = frame.current?.contentWindow ?? null;
      const status = challengeResult(event, { origin: returnOrigin, source, transactionUuid });
      if (status !== undefined) return challenge.answered(status);
      if (event.origin !== location.origin || source === null || event.source !== source) return;
      if (event.data === 'sca_frame_ready')
        source.postMessage({ type: 'sca_start', url, method, fields }, location.origin);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [challenge, returnOrigin]);

  return (
    <Dialog
      title={words.challengeTitle}
      width={500}
      onClose={() => challenge.close()}
      initialFocus={() => text.current} // Enter or Space, pressed once too often, must not close it
    >
      <p ref={text} tabIndex={-1}>
        {words.challenge[0]}
        <b className="num">{amount}</b>
        {words.challenge[1]}
      </p>
      <iframe ref={frame} className="challenge-frame" title="Your bank’s page" src="/sca-frame" />
    </Dialog>
  );
}
