import { LinkButton } from '../../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useAccount } from '../../AccountContext';
import { FilePicker } from '../parts/FilePicker';
import { useSignIn } from '../../../sign-in/SignInContext';

const photoFiles = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2 * 1024 * 1024 };

/** The customer's photo, which staff see at the desk; their initials without a photo. */
export const Photo = observer(function Photo() {
  const { session } = useSignIn();
  const { details } = useAccount();
  const { user } = session;
  const photo = user?.profilePhoto ?? undefined;
  useEffect(() => {
    if (photo !== undefined) void details.loadPhoto(photo);
  }, [details, photo]);
  const initials = [user?.firstName, user?.lastName].map((name) => name?.slice(0, 1) ?? '').join('');
  const busy = details.saving.has('photo');
  return (
    <div className="photo">
      {details.photoUrl === undefined ? (
        <span className="photo-face" aria-hidden="true">
          {initials}
        </span>
      ) : (
        <img className="photo-face" src={details.photoUrl} alt="Your profile" />
      )}
      <FilePicker
        label={photo === undefined ? 'Add a photo' : 'Change photo'}
        hint="A JPEG, PNG or WebP, up to 2 MB."
        files={photoFiles}
        busy={busy}
        error={details.photoRefusal}
        onFile={(file) => void details.setPhoto(file)}
        onRefuse={(message) => details.refusePhoto(message)}
      />
      {photo !== undefined && (
        <LinkButton busy={busy} onClick={() => details.removePhoto()}>
          Remove photo
        </LinkButton>
      )}
    </div>
  );
});
