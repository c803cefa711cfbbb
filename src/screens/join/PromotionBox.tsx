import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { useStores } from '../../stores/StoresContext';

/** A promo code to type in. One that holds is locked until it is removed. */
export const PromotionBox = observer(function PromotionBox() {
  const { pricing, joining } = useStores();
  const [opened, setOpened] = useState(false);
  const { promotion, code, promotionError, validating } = pricing;
  if (promotion) {
    return (
      <p className="promo-applied">
        <span className="tag tag-success">
          <Icon name="tick" size="s" />
          {promotion.code}
          <span className="vh"> applied</span>
        </span>
        <button type="button" className="link" onClick={() => pricing.removePromotion()}>
          Remove<span className="vh"> promo code</span>
        </button>
      </p>
    );
  }
  if (!opened && code === '') {
    return (
      <button type="button" className="link" onClick={() => setOpened(true)}>
        <Icon name="plus" size="s" />
        Add a promo code
      </button>
    );
  }
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (joining.offer) void pricing.applyCode(joining.offer.option.id);
  };
  return (
    <form
      className={promotionError === undefined ? 'promo field' : 'promo field field-bad'}
      onSubmit={handleSubmit}
      noValidate
    >
      <label className="field-label" htmlFor="promo-code">
        Promo code
      </label>
      {promotionError !== undefined && (
        <p className="field-error" id="promo-error" role="alert">
          <Icon name="alert" size="s" />
          {promotionError}
        </p>
      )}
      <div className="promo-row">
        <input
          id="promo-code"
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          aria-invalid={promotionError !== undefined || undefined}
          aria-describedby={promotionError === undefined ? undefined : 'promo-error'}
          onChange={(event) => pricing.setCode(event.target.value)}
        />
        <Button type="submit" look="secondary" busy={validating}>
          Apply
        </Button>
      </div>
    </form>
  );
});
