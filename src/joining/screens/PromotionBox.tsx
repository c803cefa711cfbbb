import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { useJoining } from '../JoiningContext';

/** The box for a promo code. An applied code is locked until it is removed. */
export const PromotionBox = observer(function PromotionBox() {
  const { pricing } = useJoining();
  const [opened, setOpened] = useState(false);
  if (opened || pricing.code !== '') return <PromotionForm focused={opened} onSubmit={() => setOpened(true)} />;
  return (
    <button type="button" className="link" onClick={() => setOpened(true)}>
      <Icon name="plus" size="s" />
      Add a promo code
    </button>
  );
});

type PromotionFormProps = {
  /** True if a press opened the form, whose button is gone now. */
  readonly focused: boolean;
  /** Called before the code goes, so that the form stays with the focus that is in it. */
  readonly onSubmit: () => void;
};

const PromotionForm = observer(function PromotionForm({ focused, onSubmit }: PromotionFormProps) {
  const { pricing, joining } = useJoining();
  const { code, promotion, promotionError, validating } = pricing;
  const id = useId(); // a phone has the box in its drawer, and hidden beside the journey
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
    if (promotion) pricing.removePromotion();
    else if (joining.offer) void pricing.applyCode(joining.offer.option.id);
    input.current?.focus();
  };
  return (
    <form
      className={promotionError === undefined ? 'promo field' : 'promo field field-bad'}
      onSubmit={handleSubmit}
      noValidate
    >
      <label className="field-label" htmlFor={id}>
        Promo code
      </label>
      {promotionError !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="alert" size="s" />
          {promotionError}
        </p>
      )}
      <div className="promo-row">
        <input
          ref={input}
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus={focused}
          readOnly={promotion !== undefined}
          value={promotion?.code ?? code}
          aria-invalid={promotionError !== undefined || undefined}
          aria-describedby={describedBy(id, promotion !== undefined, promotionError)}
          onChange={(event) => pricing.setCode(event.target.value)}
        />
        <Button type="submit" look="secondary" busy={validating}>
          {promotion ? 'Remove' : 'Apply'}
          {promotion && <span className="vh"> promo code</span>}
        </Button>
      </div>
      <p className="promo-applied" id={`${id}-applied`} role="status">
        {promotion && (
          <span className="tag tag-success">
            <Icon name="tick" size="s" />
            Applied
          </span>
        )}
      </p>
    </form>
  );
});

function describedBy(id: string, applied: boolean, error: string | undefined): string | undefined {
  if (applied) return `${id}-applied`;
  return error === undefined ? undefined : `${id}-error`;
}
