import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useAccount } from '../../stores/account/AccountContext';
import { useStores } from '../../stores/StoresContext';
import { AccountPage } from './parts/AccountPage';
import { Awaited } from '../parts/Awaited';
import { BookingList, NothingBooked } from './parts/BookingList';
import { CancelBookingDialog } from './parts/CancelBookingDialog';
import { Empty } from '../parts/Empty';
import { GuestPassFigure, passesLeftText } from './parts/GuestPassFigure';
import { MemberCard } from './parts/MemberCard';
import { Notices } from './parts/Notices';
import { PaymentsTable } from './parts/PaymentsTable';
import { changePath } from './memberships/ways';
import { SiteLink } from '../../sections/SiteLink';

const few = 3;

/** What a member wants to know first: the way in, what is next, and what needs doing. */
export const DashboardScreen = observer(function DashboardScreen() {
  const { config, session } = useStores();
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
      <Notices />
      <Part title="My membership">
        <MyMembership />
      </Part>
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
  const { config } = useStores();
  const { memberships } = useAccount();
  return (
    <Awaited
      request={memberships.all.request}
      onRetry={() => void memberships.load()}
      label="Loading your membership"
      heights={[268]}
    >
      {() => {
        const { main } = memberships;
        if (!main) {
          return (
            <Empty icon="ticket" title="You have no membership yet" text="Swim, train and play as often as you like.">
              <a className="btn btn-primary" href={config.linkTo('online-joining', '/')}>
                Buy a membership
              </a>
            </Empty>
          );
        }
        return (
          <>
            <MemberCard membership={main} />
            <p className="account-ways">
              <SiteLink className="link" to="/memberships">
                View membership
              </SiteLink>
              {main.canChange && (
                <a className="link" href={config.linkTo('online-joining', changePath(main))}>
                  Change membership
                </a>
              )}
            </p>
          </>
        );
      }}
    </Awaited>
  );
});

const NextBookings = observer(function NextBookings() {
  const { upcoming } = useAccount().bookings;
  return (
    <Awaited
      request={upcoming.request}
      onRetry={() => void upcoming.load()}
      label="Loading your bookings"
      heights={[96, 96, 96]}
    >
      {(list) =>
        list.length > 0 ? <BookingList bookings={list.slice(0, few)} brief /> : <NothingBooked look="secondary" />
      }
    </Awaited>
  );
});

const MyGuestPasses = observer(function MyGuestPasses() {
  const { passes } = useAccount().guestPasses;
  return (
    <Awaited
      request={passes.request}
      onRetry={() => void passes.load()}
      label="Loading your guest passes"
      heights={[240]}
    >
      {({ left, perMonth }) =>
        perMonth === 0 ? (
          <Empty icon="proof" title="Your membership has no guest passes" />
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
    </Awaited>
  );
});

const LatestPayments = observer(function LatestPayments() {
  const { payments } = useAccount();
  return (
    <Awaited
      request={payments.page}
      onRetry={() => void payments.load(1)}
      label="Loading your payments"
      heights={[48, 48, 48]}
    >
      {({ items }) =>
        items.length > 0 ? (
          <PaymentsTable payments={items.slice(0, few)} />
        ) : (
          <Empty icon="card" title="No payments yet" text="What you pay shows here, with its receipt." />
        )
      }
    </Awaited>
  );
});
