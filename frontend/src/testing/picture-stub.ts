/** Replaces a picture's address in component tests. */
export default '/assets/picture.svg';
