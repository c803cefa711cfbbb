import { observer } from 'mobx-react-lite';
import { Icon, type IconName } from '../components/Icon';
import { useStores } from '../stores/StoresContext';
import type { Toast, ToastStore, ToastType } from '../stores/ToastStore';
import './toaster.css';

const icons: Readonly<Record<ToastType, IconName>> = {
  danger: 'alert',
  success: 'tick',
  neutral: 'info',
  warning: 'warning',
};

/** Toasts at the top right. They are spoken, and wait while one points at or reads them. */
export const Toaster = observer(function Toaster() {
  const { toasts } = useStores();
  return (
    <div className="toasts" role="region" aria-label="Notifications" aria-live="polite">
      {toasts.toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} store={toasts} />
      ))}
    </div>
  );
});

function ToastView({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) {
  const { id, type, content, validationMessages } = toast;
  const pause = (): void => store.pause(id);
  const resume = (): void => store.resume(id);
  return (
    <div
      className={`toast note-${type}`}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={(event) => event.key === 'Escape' && store.close(id)}
    >
      <span className="toast-mark">
        <Icon name={icons[type]} />
      </span>
      <div className="toast-text">
        <p className="strong">{content}</p>
        {validationMessages.length > 0 && (
          <>
            <p>Validation errors</p>
            <ul>
              {validationMessages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" onClick={() => store.close(id)}>
        <Icon name="cross" size="s" />
        <span className="vh">Close: {content}</span>
      </button>
    </div>
  );
}
