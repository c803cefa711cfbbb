import type { MapRef } from 'react-map-gl/maplibre';

/** Pixels of an image for each pixel of the map, so that it is sharp on any screen. */
const pixelRatio = 3;

/** Returns the name of an empty image of a size, which keeps a place on the map free of labels. */
export function boxImage(width: number, height: number): string {
  return `box-${width}x${height}`;
}

/** Draws an image that a style names, and adds it to the map: the styles need no server of images. */
export function addMapImage(map: MapRef, id: string): void {
  const [, width, height] = /^box-(\d+)x(\d+)$/.exec(id) ?? [];
  if (width !== undefined && height !== undefined) map.addImage(id, new ImageData(Number(width), Number(height)));
  if (id === 'dot') map.addImage(id, drawn(8, 8, drawDot), { pixelRatio });
  if (id === 'shield') {
    // The middle grows with its text; the corners stay as they are.
    const [start, end] = [5 * pixelRatio, 15 * pixelRatio];
    map.addImage(id, drawn(20, 20, drawShield), {
      pixelRatio,
      stretchX: [[start, end]],
      stretchY: [[start, end]],
      content: [start, start, end, end],
    });
  }
}

/** A place's dot: ink-grey, with an edge of paper. */
function drawDot(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.arc(4, 4, 2.7, 0, 2 * Math.PI);
  pen.fillStyle = '#6d6c76';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = '#f7f3ea';
  pen.stroke();
}

/** The blue plate of a motorway's number. */
function drawShield(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.roundRect(0.75, 0.75, 18.5, 18.5, 4);
  pen.fillStyle = '#5b7fa6';
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = '#ffffff';
  pen.stroke();
}

function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const pen = canvas.getContext('2d');
  if (!pen) return new ImageData(canvas.width, canvas.height);
  pen.scale(pixelRatio, pixelRatio);
  draw(pen);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
