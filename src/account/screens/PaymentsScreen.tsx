import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentsPage } from '../../kit/api/account';
import { useAccount } from '../AccountContext';
import { DirectDebitPanel } from '../bank/DirectDebitPanel';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';
import { EmptyState } from '../../kit/site/EmptyState';
import { Penalties } from './parts/Penalties';
import { PaymentsTable } from './parts/PaymentsTable';
import { SavedCardPanel } from '../card/SavedCardPanel';
import { SiteLink } from '../../kit/site/SiteLink';
import { useSite } from '../../kit/site/SiteContext';

/** The customer's payments, ten on each page, and their saved card. */
export const PaymentsScreen = observer(function PaymentsScreen() {
  const { config } = useSite();
  const { payments } = useAccount();
  const [query] = useSearchParams();
  const page = pageOf(query.get('page'));
  const title = useTitleFocus(page);
  const withCard = config.flags.savedCardsEnabled;
  useEffect(() => void payments.load(page), [payments, page]);
  return (
    <AccountPage label="Payments">
      <Penalties />
      <DirectDebitPanel />
      {withCard && <SavedCardPanel />}
      <section className="account-part" aria-label="Payment history">
        <div className="account-part-head">
          <h2 ref={title} tabIndex={-1}>
            Payment history
          </h2>
        </div>
        <RequestView
          request={payments.page}
          onRetry={() => payments.load(page)}
          label="Loading your payments"
          heights={[48, 48, 48, 48, 48]}
        >
          {(found) =>
            found.items.length > 0 ? (
              <>
                <PaymentsTable payments={found.items} />
                <Pagination found={found} />
              </>
            ) : (
              <NoPayments page={page} />
            )
          }
        </RequestView>
      </section>
    </AccountPage>
  );
});

function NoPayments({ page }: { readonly page: number }) {
  if (page === 1)
    return <EmptyState icon="card" title="No payments yet" text="Your payments and receipts will show here." />;
  return (
    <EmptyState icon="card" title="There are no payments on this page">
      <SiteLink className="btn btn-secondary" to="/payments">
        Latest payments
      </SiteLink>
    </EmptyState>
  );
}

/** Returns a ref for the list's title, and focuses the title when another page opens. */
function useTitleFocus(page: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current !== page) title.current?.focus();
    seen.current = page;
  }, [page]);
  return title;
}

function Pagination({ found: { page, pages } }: { readonly found: PaymentsPage }) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pages of payments">
      {page > 1 ? (
        <SiteLink className="link" to={`/payments?page=${page - 1}`}>
          Newer payments
        </SiteLink>
      ) : (
        <span />
      )}
      <span className="small muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <SiteLink className="link" to={`/payments?page=${page + 1}`}>
          Older payments
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Returns the page number in the URL; 1 for other text. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
