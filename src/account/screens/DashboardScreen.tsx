import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useAccount } from '../AccountContext';
import { Wallet } from '../pass/Wallet';
import { AccountPage } from './parts/AccountPage';
import { RequestView } from '../../kit/site/RequestView';
import { BookingList, NoBookings } from './parts/BookingList';
import { CancelBookingDialog } from './parts/CancelBookingDialog';
import { EmptyState } from '../../kit/site/EmptyState';
import { GuestPassFigure, passesLeftText } from './parts/GuestPassFigure';
import { MemberCard, VisitorPass } from './parts/MemberCard';
import { Notices } from './parts/Notices';
import { PaymentsTable } from './parts/PaymentsTable';
import { changePath } from './memberships/membershipPaths';
import { SiteLink } from '../../kit/site/SiteLink';
import { useSignIn } from '../../sign-in/SignInContext';
import { NoMembership } from './memberships/NoMembership';
import { useSite } from '../../kit/site/SiteContext';

const maxItems = 3;

/** The account's first page: notices, the membership card, and the next bookings and latest payments. */
export const DashboardScreen = observer(function DashboardScreen() {
  const { config } = useSite();
  const { session } = useSignIn();
  const { memberships, bookings, guestPasses, payments } = useAccount();
  const withPasses = config.flags.onlineGuestPassesEnabled;
  useEffect(() => {
    void memberships.load();
    void bookings.upcoming.load();
    void payments.load(1);
    if (withPasses) void guestPasses.passes.load();
  }, [memberships, bookings, payments, guestPasses, withPasses]);
  return (
    <AccountPage label="Account dashboard" title={`Good to see you, ${session.user?.firstName ?? ''}`}>
      <Part title="My membership">
        <MyMembership />
      </Part>
      <Notices />
      <div className="account-two">
        <Part title="Next bookings" more={{ label: 'All bookings', path: '/bookings' }}>
          <NextBookings />
        </Part>
        {withPasses && (
          <Part title="Guest passes">
            <MyGuestPasses />
          </Part>
        )}
      </div>
      <Part title="Payments" more={{ label: 'All payments', path: '/payments' }}>
        <LatestPayments />
      </Part>
      <CancelBookingDialog />
    </AccountPage>
  );
});

type PartProps = {
  readonly title: string;
  readonly more?: { readonly label: string; readonly path: string };
  readonly children: ReactNode;
};

function Part({ title, more, children }: PartProps) {
  return (
    <section className="account-part" aria-label={title}>
      <div className="account-part-head">
        <h2>{title}</h2>
        {more && (
          <SiteLink className="link" to={more.path}>
            {more.label}
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  );
}

const MyMembership = observer(function MyMembership() {
  const { config } = useSite();
  const { memberships } = useAccount();
  return (
    <RequestView
      request={memberships.all.request}
      onRetry={() => memberships.load()}
      label="Loading your membership"
      heights={[268]}
    >
      {() => {
        const { main } = memberships;
        const wallet = <Wallet />;
        if (!main) {
          return (
            <>
              <VisitorPass>{wallet}</VisitorPass>
              <NoMembership title="You have no membership now" />
            </>
          );
        }
        return (
          <>
            <MemberCard membership={main} heading="h3">
              {wallet}
            </MemberCard>
            <p className="account-ways">
              <SiteLink className="link" to="/memberships">
                View membership
              </SiteLink>
              {main.canChange && config.flags.onlineJoiningEnabled && (
                <a className="link" href={config.linkTo('online-joining', changePath(main))}>
                  Change membership
                </a>
              )}
            </p>
          </>
        );
      }}
    </RequestView>
  );
});

const NextBookings = observer(function NextBookings() {
  const { upcoming } = useAccount().bookings;
  return (
    <RequestView
      request={upcoming.request}
      onRetry={() => upcoming.load()}
      label="Loading your bookings"
      heights={[96, 96, 96]}
    >
      {(list) =>
        list.length > 0 ? <BookingList bookings={list.slice(0, maxItems)} brief /> : <NoBookings look="secondary" />
      }
    </RequestView>
  );
});

const MyGuestPasses = observer(function MyGuestPasses() {
  const { passes } = useAccount().guestPasses;
  return (
    <RequestView
      request={passes.request}
      onRetry={() => passes.load()}
      label="Loading your guest passes"
      heights={[240]}
    >
      {({ left, perMonth }) =>
        perMonth === 0 ? (
          <EmptyState icon="proof" title="You have no guest passes" />
        ) : (
          <div className="card nothing">
            <GuestPassFigure left={left} />
            <p className="strong">{passesLeftText(left)}</p>
            <p className="small muted">Bring a friend to the gym or pool.</p>
            <SiteLink className="btn btn-secondary btn-full" to="/guest-passes">
              {left > 0 ? 'Send a guest pass' : 'View guest passes'}
            </SiteLink>
          </div>
        )
      }
    </RequestView>
  );
});

const LatestPayments = observer(function LatestPayments() {
  const { payments } = useAccount();
  return (
    <RequestView
      request={payments.page}
      onRetry={() => payments.load(1)}
      label="Loading your payments"
      heights={[48, 48, 48]}
    >
      {({ items }) =>
        items.length > 0 ? (
          <PaymentsTable payments={items.slice(0, maxItems)} />
        ) : (
          <EmptyState icon="card" title="No payments yet" text="Your payments and receipts will show here." />
        )
      }
    </RequestView>
  );
});
