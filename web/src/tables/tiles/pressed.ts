/** Something in a picture that is pressed by keys as a button is. */
export function pressed(event: KeyboardEvent, then: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  then();
}
