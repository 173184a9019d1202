/** They come with the code for photos, when there is one. */
export const photoWords = {
  heic: 'This photo is saved as HEIC, which this browser can’t open. Save it as a JPEG, or take it again with the camera set to “Most compatible”.',
  tooManyPoints:
    'This picture is too large to be opened here. Take it again with a lower resolution, or send a screenshot of it.',
}
