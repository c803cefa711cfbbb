import { observer } from 'mobx-react-lite';
import { useId, useRef, type CSSProperties, type SubmitEvent } from 'react';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { phoneWidth } from '../../kit/components/useMedia';
import { radiusLimits } from '../FinderStore';
import './controls.css';
import { useFinder } from '../FinderContext';

/** The controls for finding a centre: a search box, the customer's location and the radius. */
export const FinderControls = observer(function FinderControls() {
  const { finder } = useFinder();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const handleSearch = (event: SubmitEvent): void => {
    event.preventDefault();
    void finder.search();
    // A phone's keyboard would cover the results.
    if (window.matchMedia(phoneWidth).matches) box.current?.blur();
  };
  return (
    <div className="finder-controls">
      <form role="search" onSubmit={handleSearch} className="finder-search">
        <label className="field-label" htmlFor={`${id}-term`}>
          Find a centre
        </label>
        <div className={finder.term === '' ? 'with-icon' : 'with-icon with-end'}>
          <Icon name="search" />
          <input
            id={`${id}-term`}
            className="input"
            type="search"
            ref={box}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder="Search town, postcode or centre name"
            value={finder.term}
            onChange={(event) => finder.setTerm(event.target.value)}
          />
          {finder.term !== '' && <button type="submit">Search</button>}
        </div>
      </form>
      <Button look="secondary" onClick={() => void finder.useMyLocation()}>
        <Icon name="target" />
        Use my location
      </Button>
      <RadiusSlider id={`${id}-radius`} />
    </div>
  );
});

const RadiusSlider = observer(function RadiusSlider({ id }: { readonly id: string }) {
  const { finder } = useFinder();
  const { min, max, step } = radiusLimits;
  const text = `${finder.radius} ${finder.radius === 1 ? 'mile' : 'miles'}`;
  return (
    <div className="finder-radius">
      <label htmlFor={id} className="field-label">
        Radius <span className="num">{text}</span>
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={finder.radius}
        aria-valuetext={text}
        style={{ '--filled': `${((finder.radius - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => finder.setRadius(event.target.valueAsNumber)}
      />
    </div>
  );
});
