"""The sounds of the table, rendered by the browser without an ear: none clips or clicks, all are about as loud."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser

WEB: Final = Path(__file__).parent.parent.parent / "web"
RATE: Final = 48_000
WINDOW: Final = RATE // 8  # an ear hears a loudness after about so long
SILENT: Final = 1e-3
LOUDEST: Final = 0.8  # of what a loudspeaker can do: two sounds may come together
EVERYDAY: Final = (-33.0, -26.0)  # decibels as an ear weighs them
CALLING: Final = (-26.0, -20.0)
LONGEST: Final = {"bell": 2.0, "chord": 3.0}  # seconds

PLAIN: Final = """
    const typescript = require('typescript');
    const source = require('fs').readFileSync('src/parts/sound.ts', 'utf8').replace(/^import .*$/gm, '');
    const target = { compilerOptions: { target: 'ES2022', module: 'ESNext' } };
    console.log(typescript.transpileModule(source, target).outputText.replace(/^export /gm, ''));
"""
RENDER: Final = """async ([source, rate]) => {
    const heard = {};
    const names = Object.keys(new Function('settings', `${source}; return SOUNDS`)({}));
    for (const name of names) {
        const ear = new OfflineAudioContext(1, 3 * rate, rate);
        ear.resume = () => Promise.resolve();
        new Function('settings', 'AudioContext', `${source}; sound('${name}')`)(
            { sound: true, volume: 1 }, function () { return ear; });
        heard[name] = [...(await ear.startRendering()).getChannelData(0)];
    }
    return heard;
}"""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, NDArray[Any]]:
    """Every sound at full volume, as samples."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "typescript").is_dir():
        pytest.skip("the page's tools are not installed: cd web && npm ci")
    source = subprocess.run([node, "-e", PLAIN], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    page.goto("about:blank")
    rendered = page.evaluate(RENDER, [source, RATE])
    page.close()
    return {name: np.array(samples) for name, samples in rendered.items()}


def loudness(samples: NDArray[Any]) -> float:
    """The loudest eighth of a second in decibels, weighted as an ear hears it (A)."""
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE) ** 2
    weight = 12194**2 * hertz**2
    weight /= (hertz + 20.6**2) * np.sqrt((hertz + 107.7**2) * (hertz + 737.9**2)) * (hertz + 12194**2)
    weighted = np.fft.irfft(np.fft.rfft(samples) * weight * 1.26, len(samples))
    summed = np.cumsum(weighted**2)
    return float(10 * np.log10((summed[WINDOW:] - summed[:-WINDOW]).max() / WINDOW))


def test_no_sound_clips_and_all_are_about_as_loud(heard: dict[str, NDArray[Any]]) -> None:
    assert len(heard) == 8
    for name, samples in heard.items():
        least, most = CALLING if name in LONGEST else EVERYDAY
        assert np.abs(samples).max() < LOUDEST, name
        assert least < loudness(samples) < most, (name, loudness(samples))


def test_sounds_begin_and_end_without_a_click_and_are_short(heard: dict[str, NDArray[Any]]) -> None:
    for name, samples in heard.items():
        audible = np.flatnonzero(np.abs(samples) > SILENT)
        first, last = audible[0], audible[-1]
        assert np.abs(samples[first : first + 10]).max() < 10 * SILENT, name
        assert np.abs(samples[last - 10 : last + 1]).max() < 10 * SILENT, name
        assert (last - first) / RATE < LONGEST.get(name, 0.7), name
