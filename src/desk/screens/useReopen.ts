import { useNavigate } from 'react-router-dom';
import { useDesk } from '../DeskContext';

/** Returns a function that serves a customer of whom the id is known, and leads to their basket. */
export function useReopen(): (customerId: string) => Promise<void> {
  const desk = useDesk();
  const navigate = useNavigate();
  return async (customerId) => {
    const opening = desk.reopen(customerId);
    void navigate('/basket');
    await opening;
  };
}
