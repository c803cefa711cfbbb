import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentsPage } from '../../api/account';
import { useAccount } from '../../stores/account/AccountContext';
import { useStores } from '../../stores/StoresContext';
import { AccountPage } from './parts/AccountPage';
import { Awaited } from '../parts/Awaited';
import { Empty } from '../parts/Empty';
import { PaymentsTable } from './parts/PaymentsTable';
import { SavedCard } from './parts/SavedCard';
import { SiteLink } from '../../sections/SiteLink';

/** What was paid, ten a page, and the card that is kept. */
export const PaymentsScreen = observer(function PaymentsScreen() {
  const { config } = useStores();
  const { payments } = useAccount();
  const [query] = useSearchParams();
  const page = pageOf(query.get('page'));
  const title = useTitleOfPage(page);
  const withCard = config.flags.savedCardsEnabled;
  useEffect(() => void payments.load(page), [payments, page]);
  useEffect(() => {
    if (withCard) void payments.card.load();
  }, [payments, withCard]);
  return (
    <AccountPage label="Payments">
      {withCard && <SavedCard />}
      <section className="account-part" aria-label="Payment history">
        <div className="account-part-head">
          <h2 ref={title} tabIndex={-1}>
            Payment history
          </h2>
        </div>
        <Awaited
          request={payments.page}
          onRetry={() => void payments.load(page)}
          label="Loading your payments"
          heights={[48, 48, 48, 48, 48]}
        >
          {(found) =>
            found.items.length > 0 ? (
              <>
                <PaymentsTable payments={found.items} />
                <Pages found={found} />
              </>
            ) : (
              <Empty icon="card" title="No payments yet" text="What you pay shows here, with its receipt." />
            )
          }
        </Awaited>
      </section>
    </AccountPage>
  );
});

/** Leads to the list's title when another page of it is opened. */
function useTitleOfPage(page: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current !== page) title.current?.focus();
    seen.current = page;
  }, [page]);
  return title;
}

function Pages({ found: { page, pages } }: { readonly found: PaymentsPage }) {
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

/** The page that the address asks for; the first for anything that is no page. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
