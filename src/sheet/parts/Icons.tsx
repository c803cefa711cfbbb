import { Icon, iconNames } from '../../kit/components/Icon';
import { SheetPart } from '../SheetPart';

export function Icons() {
  return (
    <SheetPart title="Signs">
      <ul className="sheet-icons">
        {iconNames.map((name) => (
          <li key={name} className="small">
            <Icon name={name} size="l" />
            {name}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
