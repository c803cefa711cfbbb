import { observer } from 'mobx-react-lite';
import { useId, type CSSProperties } from 'react';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { radiusLimits } from '../search/search';
import './controls.css';
import { SearchBox } from './SearchBox';
import { useSearch } from '../search/SearchContext';

/** The controls for finding a centre: a search box, the customer's location and the radius. */
export function FinderControls() {
  const finder = useSearch();
  const id = useId();
  return (
    <div className="finder-controls">
      <SearchBox />
      <Button look="secondary" onClick={() => finder.useMyLocation()}>
        <Icon name="target" />
        Use my location
      </Button>
      <RadiusSlider id={`${id}-radius`} />
    </div>
  );
}

const RadiusSlider = observer(function RadiusSlider({ id }: { readonly id: string }) {
  const finder = useSearch();
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
