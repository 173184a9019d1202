/** Of what a page mainly shows: each theme once, wide and narrow. */
export const mainPictures = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const
