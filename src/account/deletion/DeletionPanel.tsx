import { SiteLink } from '../../kit/site/SiteLink';

/** The way to the deletion of one's account. */
export function DeletionPanel() {
  return (
    <section className="card" aria-labelledby="delete-title">
      <h2 id="delete-title">Delete your account</h2>
      <p className="muted">
        First you read what is deleted, what we have to keep, and what has to be settled before. Nothing happens until
        you confirm it.
      </p>
      <div className="sec-foot">
        <SiteLink className="btn btn-secondary push" to="/delete-account">
          Delete my account
        </SiteLink>
      </div>
    </section>
  );
}
