import { observer } from 'mobx-react-lite';
import type { AccountMembership } from '../../../kit/api/account';
import { Note, type NoteType } from '../../../kit/components/Note';
import { ukDateText } from '../../../ground/core/dates';
import { useAccount } from '../../AccountContext';
import { FilePicker } from '../parts/FilePicker';

type Eligibility = NonNullable<AccountMembership['eligibility']>;

type ProofProps = { readonly membership: AccountMembership; readonly eligibility: Eligibility };

const proofFiles = { types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'], maxBytes: 5 * 1024 * 1024 };

/** The proof of eligibility that a membership's price requires: its state, the documents, and the upload. */
export const Proof = observer(function Proof({ membership, eligibility }: ProofProps) {
  const { memberships } = useAccount();
  const { id } = membership;
  const { type, title } = proofStatus(eligibility);
  return (
    <div className="membership-proof">
      <Note type={type} title={title}>
        {eligibility.name}
      </Note>
      <div className="card">
        <h3>Proof of eligibility</h3>
        {eligibility.documents.length > 0 && (
          <ul className="membership-documents">
            {eligibility.documents.map(({ id: documentId, fileName, uploadedAt }) => (
              <li key={documentId}>
                {fileName} <span className="small muted">uploaded {ukDateText(uploadedAt.slice(0, 10))}</span>
              </li>
            ))}
          </ul>
        )}
        {eligibility.accepts !== null && <p>{eligibility.accepts}</p>}
        <FilePicker
          label={eligibility.documents.length > 0 ? 'Upload another document' : 'Upload proof'}
          hint="A photo or scan as JPEG, PNG, WebP or PDF, up to 5 MB."
          files={proofFiles}
          busy={memberships.uploadingIds.has(id)}
          error={memberships.refusalOf(id, 'proof')}
          onFile={(file) => void memberships.uploadProof(id, file)}
          onRefuse={(message) => memberships.setRefusal(id, 'proof', message)}
        />
      </div>
    </div>
  );
});

function proofStatus({ state, expiringSoon, daysToExpiry, expiresOn }: Eligibility): {
  readonly type: NoteType;
  readonly title: string;
} {
  if (state === 'missing') return { type: 'warning', title: 'Waiting for proof of eligibility' };
  if (state === 'submitted') return { type: 'neutral', title: 'We are checking your document' };
  if (daysToExpiry !== null && daysToExpiry < 0) return { type: 'danger', title: 'Your proof has expired' };
  if (expiringSoon && expiresOn !== null)
    return { type: 'warning', title: `Your proof expires on ${ukDateText(expiresOn)}` };
  const until = expiresOn === null ? '' : ` until ${ukDateText(expiresOn)}`;
  return { type: 'success', title: `Your proof is accepted${until}` };
}
