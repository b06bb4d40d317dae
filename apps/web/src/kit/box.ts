export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the window, in pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
