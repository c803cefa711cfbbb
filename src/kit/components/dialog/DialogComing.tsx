/** Stands in for a dialog whose code is loading, so that the press that opens it is answered at once. */
export function DialogComing() {
  return <p className="spin spin-l dialog-coming" role="status" aria-label="Opening" />;
}
