"""A bathroom, before its pipes are covered and when it is finished, from one camera.

blender -b -P bath.py -- <view> out.exr w h samples
"""

import sys, os, math

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from maquette import *
import maquette as M

X, Y0, Y, H = 3.6, -3.0, 2.6, 2.7
WINDOW = (0.7, 1.7, 1.05, 2.25)  # y0, y1, z0, z1 in the left wall
SHOWER = 2.55  # the glass screen of the shower


def shell(m, floor, ceiling):
    """The room with its window; the back wall is built by each view."""
    box(-0.2, X + 0.2, Y0, Y + 0.3, -0.2, -0.01, floor, 0)
    box(-0.2, X + 0.2, Y0, Y + 0.3, H, H + 0.2, ceiling, 0)
    box(X, X + 0.2, Y0, Y + 0.3, -0.2, H, m, 0)
    box(-0.2, X + 0.2, Y0 - 0.2, Y0, -0.2, H, 'plaster', 0)
    y0, y1, z0, z1 = WINDOW
    for a in ((Y0, y0, 0, H), (y1, Y + 0.3, 0, H), (y0, y1, 0, z0), (y0, y1, z1, H)):
        box(-0.2, 0, *a, m, 0)


def pipe(points, r, m):
    """A pipe with round joints through all points."""
    for a, b in zip(points, points[1:]):
        rod(a, b, r, m, 24)
    for p in points:
        ball(*p, r * 1.35, m)


def pipes():
    """The rough walls with their chases, the pipes in them, and the drains on the slab."""
    PAL.update(brick='#a9745a')
    shell('concrete', 'concrete', 'concrete')
    box(0, X, Y + 0.1, Y + 0.3, 0, H, '#8d7568', 0)
    chases = (
        (0.55, 3.25, 0.5, 0.72),
        (0.62, 0.8, 0.72, 0.95),
        (1.02, 1.2, 0.72, 0.95),
        (2.98, 3.25, 0.72, 2.3),
        (1.55, 1.82, 0, H),
        (1.95, 2.4, 0, 1.2),
    )
    xs = sorted({0, X, *(e for c in chases for e in c[:2])})
    zs = sorted({0, H, *(e for c in chases for e in c[2:])})
    for x0, x1 in zip(xs, xs[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            x, z = (x0 + x1) / 2, (z0 + z1) / 2
            if not any(a < x < b and c < z < d for a, b, c, d in chases):
                box(x0 - 0.002, x1 + 0.002, Y, Y + 0.1, z0 - 0.002, z1 + 0.002, 'brickwork', 0)
    y, back = Y + 0.008, Y + 0.075  # the soil pipe and the frame are behind the supply pipes
    for z, m, basin, shower in ((0.57, 'navy', 1.11, 3.18), (0.65, 'amber', 0.71, 3.05)):
        pipe(
            [(basin, y - 0.1, 0.86), (basin, y, 0.86), (basin, y, z), (shower, y, z), (shower, y, 1.12)],
            0.016,
            m,
        )
        rod((basin, y - 0.1, 0.86), (basin, y - 0.14, 0.86), 0.026, 'steel', 24)
        for x in (0.9, 1.4, 2.6, 2.85):
            box(x - 0.012, x + 0.012, y - 0.03, y + 0.05, z - 0.024, z + 0.024, 'dark', 0.002)
    box(3.0, 3.23, y - 0.03, y + 0.03, 1.1, 1.2, 'steel', 0.01)  # mixer body
    pipe([(3.115, y, 1.2), (3.115, y, 2.2), (3.115, y - 0.1, 2.2)], 0.016, 'steel')
    # soil pipe, in-wall cistern in its frame
    pipe([(1.685, back, 0.05), (1.685, back, H)], 0.055, '#8d979d')
    for z in (0.32, 1.3, 2.2):
        rod((1.685, back, z), (1.685, back, z + 0.09), 0.066, '#8d979d', 24)
        box(1.6, 1.77, back - 0.07, back + 0.02, z + 0.14, z + 0.17, 'dark', 0.003)
    for x in (1.99, 2.33):
        box(x, x + 0.035, back - 0.04, back + 0.02, 0, 1.18, 'steel', 0.003)
    box(2.04, 2.31, back - 0.09, back + 0.02, 0.78, 1.15, 'white', 0.03)
    box(2.1, 2.25, back - 0.1, back - 0.09, 0.98, 1.08, 'navy', 0.004)
    rod((2.175, back - 0.02, 0.79), (2.175, back - 0.02, 0.34), 0.03, 'white', 24)
    pipe([(2.175, Y - 0.06, 0.3), (2.175, back, 0.3), (2.175, back, 0.06)], 0.05, '#8d979d')
    # drains on the slab
    g = '#8d979d'
    pipe([(0.91, back, 0.62), (0.91, back, 0.06), (0.91, 2.28, 0.05), (1.685, 2.1, 0.05)], 0.025, g)
    pipe([(3.0, 1.5, 0.05), (2.4, 2.1, 0.05), (1.685, 2.1, 0.05), (1.685, back, 0.05)], 0.05, g)
    pipe([(2.175, back, 0.06), (2.175, 2.1, 0.05)], 0.05, g)
    rod((3.0, 1.5, 0), (3.0, 1.5, 0.14), 0.09, g, 32)
    rod((3.0, 1.5, 0.14), (3.0, 1.5, 0.155), 0.075, 'steel', 32)
    for x, yy in ((1.3, 2.19), (2.1, 2.1), (2.7, 1.8)):
        box(x - 0.06, x + 0.06, yy - 0.07, yy + 0.07, -0.01, 0.02, 'oak@x', 0.004)
    # what waits beside: tiles, level
    for k in range(7):
        box(0.25, 0.85, 1.0, 1.3, k * 0.035, k * 0.035 + 0.03, 'sand', 0.003)
    o = box(-0.03, 0.03, -0.02, 0.02, 0, 1.2, 'amber', 0.006)
    o.location = (0.3, Y - 0.16, 0.6)
    o.rotation_euler = (-0.14, 0, 0)


def tiles(along, u0, u1, z0, z1, w, h, m, at_, t=0.012):
    """Tiles with open joints on the back wall (along 'x') or on the right wall (along 'y')."""
    n, k = round((u1 - u0) / w), round((z1 - z0) / h)
    w, h = (u1 - u0) / n, (z1 - z0) / k
    for i in range(n):
        for j in range(k):
            u = (u0 + i * w + 0.0015, u0 + (i + 1) * w - 0.0015)
            v = (z0 + j * h + 0.0015, z0 + (j + 1) * h - 0.0015)
            a = (*u, at_ - t, at_) if along == 'x' else (at_ - t, at_, *u)
            box(*a, *v, m, 0.0015)


def bathroom():
    """The finished room: vanity, mirror, toilet, shower behind glass."""
    PAL.update(oak='#b98d5c')
    tile, deep, stone = '#ddd5c7', '#cbbfab', '#b5ada0'
    for m in (tile, deep):
        mat(m, rough=0.22, spec=0.5)
    mat(stone, rough=0.35, spec=0.4)
    mat('#f4f2ee', rough=0.12, spec=0.5)  # ceramic
    mat('#e9ecec', rough=0.02, metal=1)  # mirror
    mat('#b9bcbd', rough=0.22, metal=1)  # fittings
    china, chrome = '#f4f2ee', '#b9bcbd'
    shell('plaster', '#9c958a', 'white')
    box(0, X, Y, Y + 0.3, 0, H, '#b9b2a6', 0)
    tiles('x', 0, SHOWER, 0, H, 0.6, 0.3, tile, Y)
    tiles('x', SHOWER, X, 0, H, 0.075, 0.3, deep, Y)
    tiles('y', Y0, Y - 0.012, 0, H, 0.6, 0.3, tile, X)
    for i in range(6):
        for j in range(9):
            box(
                i * 0.6 + 0.0015,
                i * 0.6 + 0.5985,
                Y0 + j * 0.6,
                Y0 + j * 0.6 + 0.597,
                -0.012,
                0,
                stone,
                0.0015,
            )
    window_frame()
    # vanity with basin and tap
    y = Y - 0.012
    for x in (0.36, 0.96):
        box(x, x + 0.596, y - 0.48, y, 0.42, 0.8, 'oak@x', 0.004)
        box(x + 0.2, x + 0.4, y - 0.495, y - 0.48, 0.735, 0.75, 'dark', 0.003)
    box(0.34, 1.58, y - 0.5, y, 0.8, 0.84, china, 0.004)
    for a in (
        (0.66, 1.22, 0.4, 0.38),
        (0.66, 1.22, 0.06, 0.08),
        (0.66, 0.68, 0.06, 0.4),
        (1.2, 1.22, 0.06, 0.4),
    ):
        box(a[0], a[1], y - a[2], y - a[3], 0.84, 0.97, china, 0.006)
    box(0.67, 1.21, y - 0.39, y - 0.07, 0.84, 0.86, china, 0)
    pipe([(0.94, y, 1.1), (0.94, y - 0.2, 1.1)], 0.011, chrome)
    rod((1.06, y, 1.1), (1.06, y - 0.05, 1.1), 0.022, chrome, 24)
    # mirror with light behind it
    box(0.5, 1.42, y - 0.03, y, 1.28, 2.08, 'dark', 0.004)
    box(0.51, 1.41, y - 0.034, y - 0.03, 1.29, 2.07, '#e9ecec', 0)
    box(0.5, 1.42, y - 0.05, y - 0.01, 2.1, 2.115, 'glow:#ffdcae:9', 0)
    area((0.96, y - 0.06, 2.1), (0.96, y - 0.2, 0), 0.9, 9, '#ffd3a0', 0.05)
    rod((0.48, y - 0.14, 0.84), (0.48, y - 0.14, 0.98), 0.035, 'sage', 24)
    rod((1.42, y - 0.16, 0.84), (1.42, y - 0.16, 0.96), 0.05, 'white', 32)
    shrub(1.42, y - 0.16, 0.13, 0.97, 'olive')
    # toilet, towel rail
    box(1.92, 2.28, y - 0.54, y, 0.12, 0.4, china, 0.1)
    box(1.93, 2.27, y - 0.53, y - 0.06, 0.4, 0.43, china, 0.012)
    box(1.99, 2.21, y - 0.012, y, 0.98, 1.12, chrome, 0.004)
    rod((1.72, y - 0.06, 1.25), (2.4, y - 0.06, 1.25), 0.009, chrome, 16)
    # shower: screen, niche, rain head, drain
    box(SHOWER, SHOWER + 0.012, 1.15, y, 0, 2.15, 'glass', 0)
    box(SHOWER - 0.004, SHOWER + 0.016, 1.14, y, 0, 0.012, 'dark', 0.001)
    pipe([(3.115, y, 2.2), (3.115, y - 0.42, 2.2), (3.115, y - 0.42, 2.14)], 0.012, chrome)
    rod((3.115, y - 0.42, 2.12), (3.115, y - 0.42, 2.135), 0.15, chrome, 48)
    box(3.0, 3.23, y - 0.045, y, 1.12, 1.19, chrome, 0.01)
    pipe([(2.78, y - 0.05, 0.95), (2.78, y - 0.05, 1.75)], 0.01, chrome)
    rod((2.78, y - 0.06, 1.7), (2.78, y - 0.16, 1.66), 0.035, chrome, 24)
    box(2.75, 3.4, 1.35, 1.43, 0.0, 0.004, 'steel', 0)
    # one amber towel, a stool in front of the screen
    box(1.8, 2.16, y - 0.085, y - 0.035, 0.84, 1.26, 'amber', 0.012)
    area((1.9, -0.3, H - 0.03), (1.9, -0.3, 0), 1.6, 26, '#ffe0b8', 2.4)


def window_frame():
    y0, y1, z0, z1 = WINDOW
    M.window((-0.1, 0), (-0.1, 9), y0, y1 - y0, z0, z1, 2)
    box(-0.02, 0.02, y0 - 0.05, y1 + 0.05, z0 - 0.03, z0, 'white', 0.004)


def view(name):
    reset(5)
    (pipes if name == 'pipes' else bathroom)()
    box(-30, -0.3, -20, 20, -3.4, -3.3, 'lawn', 0)
    for y in (-1.5, 1.2, 3.6):
        tree(-6.5, y, 5.6, -3.3, 'sage')
    sun_sky(
        azim=-78,
        elev=27,
        sun=9,
        sky=1.1,
        angle=0.8,
        warm='#ffcd96',
        top='#9bbbe0',
        hor='#f6ead8',
        cam_top='#8fb4d6',
        cam_hor='#f6ead8',
    )
    y0, y1, z0, z1 = WINDOW
    area((-0.1, (y0 + y1) / 2, (z0 + z1) / 2), (2, (y0 + y1) / 2, 1.2), y1 - y0, 40, '#e8f0fa', z1 - z0)
    area((1.8, Y0 + 0.3, 1.6), (1.8, 2, 1.1), 3, 70 if name == 'pipes' else 46, '#fff0de', 2)
    camera((2.05, -1.6, 1.42), (1.75, 2.6, 1.18), 24.5)


if __name__ == '__main__':
    v, out, w, h, n = args(['bathroom', 'exr/bath.exr', 1600, 1000, 32])
    view(v)
    render(out, w, h, n, bounces=8)
