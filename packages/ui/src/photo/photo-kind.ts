type Named = Pick<File, 'name' | 'type'>

/** How iPhones and some others keep photos. Many systems know no type for it, and only its ending tells. */
export const isNamedHeic = ({ name, type }: Named): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

export const isPhoto = (file: Named): boolean => file.type.startsWith('image/') || isNamedHeic(file)
