import { PICTURES } from './pictures';

export { default as Picture } from './RulesPicture.svelte';
export const places = Object.keys(PICTURES);
