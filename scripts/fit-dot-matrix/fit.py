#!/usr/bin/env python3
"""Fits a network that reads lines to those that scripts/fit-dot-matrix.ts drew, by connectionist temporal classification (Graves 2006) and Adam.

    python3 scripts/fit-dot-matrix/fit.py TRAIN TEST src/recognition/till-print-eng.bin [minutes]

All layers begin where those of the language data are and are drawn towards them. Needs PyTorch, and OpenBLAS (Debian: libopenblas0), without which it takes twenty times as long.
Prints the share of characters wrong of both sets, before and while it learns, and at last with the weights as they are written: rows of 8-bit numbers, a scale each, behind
a line of the letters that the language data lack.
"""
import json
import random
import sys
import time
import unicodedata

import numpy as np
import torch
from torch import nn

RATE, TOWARDS_FIRST, BATCH = 0.0007, 0.00001, 16
# Pixels: longer lines cost much and teach no more. Lines that are judged while it learns, and seconds between.
WIDEST, JUDGED, PAUSE = 900, 60, 700
# Gates as the language data have them, and as PyTorch has them: input, forget, cell, output.
CELL, INPUT, FORGET, OUTPUT = range(4)
ORDER = (INPUT, FORGET, CELL, OUTPUT)


def load(path):
    about = json.load(open(f"{path}.json"))
    height = about["height"]
    pixels = np.fromfile(f"{path}.lines", dtype=np.int8)
    ends = np.cumsum([line["width"] * height for line in about["lines"]])
    parts = np.split(pixels, ends[:-1])
    lines = [(part.reshape(height, -1), line["outputs"], line["text"]) for part, line in zip(parts, about["lines"])]
    return about, lines


def matrix(weights):
    rows = np.array(weights["int8"], dtype=np.float32).reshape(weights["rows"], weights["columns"])
    return torch.tensor(rows * np.array(weights["scales"], dtype=np.float32)[: len(rows), None])


# Letters that are none below a mark begin as these.
LIKE = dict(zip("ÆæØøŒœĐđıŁłßªº²×₺", "AaOoOoDdiLlBao2xt"))


def with_letters(weights, labels):
    """Rows of letters that the language data lack begin as those of the letters below their marks, less likely."""
    rows = [weights]
    for label in labels[len(weights) :]:
        row = weights[labels.index(LIKE.get(label) or unicodedata.normalize("NFD", label)[0])].clone()
        row[-1] -= 3
        rows.append((row + 0.01 * torch.randn_like(row))[None])
    return torch.cat(rows)


class Reader(nn.Module):
    """The layers in the order of the language data, as `matrices` gives them: window, column by column, along the line, outputs."""

    def __init__(self, layers, labels):
        super().__init__()
        self.kinds = [layer["type"] for layer in layers if layer["type"] in ("dense", "lstm")]
        self.directions = [layer.get("direction") for layer in layers if layer["type"] in ("dense", "lstm")]
        self.window = next(layer["width"] for layer in layers if layer["type"] == "window")
        self.pool = next(layer["width"] for layer in layers if layer["type"] == "pool")
        self.parts = nn.ModuleList()
        for layer in layers:
            if layer["type"] == "dense":
                weights = matrix(layer["weights"])
                if layer is layers[-1]:
                    weights = with_letters(weights, labels)
                part = nn.Linear(weights.shape[1] - 1, weights.shape[0])
                part.weight.data, part.bias.data = weights[:, :-1].clone(), weights[:, -1].clone()
            elif layer["type"] == "lstm":
                gates = [matrix(layer["gates"][gate]) for gate in ORDER]
                hidden = gates[0].shape[0]
                inputs = gates[0].shape[1] - 1 - hidden
                part = nn.LSTM(inputs, hidden, batch_first=True)
                whole = torch.cat(gates)
                part.weight_ih_l0.data, part.weight_hh_l0.data = whole[:, :inputs].clone(), whole[:, inputs:-1].clone()
                part.bias_ih_l0.data, part.bias_hh_l0.data = whole[:, -1].clone(), torch.zeros(4 * hidden)
                part.bias_hh_l0.requires_grad = False
            else:
                continue
            self.parts.append(part)

    def forward(self, lines, widths):
        """Lines [N, height, width]; logarithms of probabilities [T, N, outputs], and columns of each line."""
        first = self.parts[0]
        size = self.window
        # The window's pixels are column-major.
        kernel = first.weight.view(-1, 1, size, size).transpose(2, 3)
        seen = torch.tanh(nn.functional.conv2d(lines[:, None], kernel, first.bias, padding=size // 2))
        seen = nn.functional.max_pool2d(seen, self.pool)
        counts = torch.clamp(widths // self.pool, min=1)
        number, channels, height, columns = seen.shape
        at = self.parts[1](seen.permute(0, 3, 2, 1).reshape(number * columns, height, channels))[0][:, -1].view(number, columns, -1)
        for kind, direction, part in list(zip(self.kinds, self.directions, self.parts))[2:]:
            if kind == "dense":
                return torch.log_softmax(part(at), -1).transpose(0, 1), counts
            if direction == "reverse":
                at = turned(part(turned(at, counts))[0], counts)
            else:
                at = part(at)[0]

    def matrices(self):
        """In order, as the language data have them."""
        found = []
        for kind, part in zip(self.kinds, self.parts):
            if kind == "dense":
                found.append(torch.cat([part.weight, part.bias[:, None]], 1))
            else:
                whole = torch.cat([part.weight_ih_l0, part.weight_hh_l0, part.bias_ih_l0[:, None]], 1)
                gates = dict(zip(ORDER, whole.chunk(4)))
                found += [gates[gate] for gate in (CELL, INPUT, FORGET, OUTPUT)]
        return [one.detach().numpy() for one in found]

    def quantise(self):
        """Weights as they are written; gives the bytes."""
        written = b""
        rounded = []
        for weights in self.matrices():
            scales = (np.maximum(np.abs(weights).max(1), 1e-6) / 127).astype("<f4")
            whole = np.round(weights / scales[:, None]).clip(-127, 127).astype(np.int8)
            written += scales.tobytes() + whole.tobytes()
            rounded.append(torch.tensor(whole.astype(np.float32) * scales[:, None]))
        at = 0
        for kind, part in zip(self.kinds, self.parts):
            if kind == "dense":
                part.weight.data, part.bias.data = rounded[at][:, :-1], rounded[at][:, -1]
                at += 1
            else:
                whole = torch.cat([rounded[at + gate] for gate in ORDER])
                inputs = part.weight_ih_l0.shape[1]
                part.weight_ih_l0.data, part.weight_hh_l0.data, part.bias_ih_l0.data = whole[:, :inputs], whole[:, inputs:-1], whole[:, -1]
                at += 4
        return written


def turned(values, counts):
    """Each line from its last column to its first."""
    place = torch.arange(values.shape[1])[None]
    place = torch.where(place < counts[:, None], counts[:, None] - 1 - place, place)
    return values.gather(1, place[:, :, None].expand_as(values))


def together(lines, height):
    widths = torch.tensor([part.shape[1] for part, *_ in lines])
    pictures = torch.zeros(len(lines), height, int(widths.max()))
    for index, (part, *_) in enumerate(lines):
        pictures[index, :, : part.shape[1]] = torch.tensor(part.astype(np.float32) / 127)
    return pictures, widths


def distance(one, other):
    row = list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        above, row = row, [i]
        for j, second in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (sign != second)))
    return row[-1]


def wrong(reader, lines, height, labels):
    missed = 0
    with torch.no_grad():
        for start in range(0, len(lines), BATCH):
            own = lines[start : start + BATCH]
            found, counts = reader(*together(own, height))
            for index, (_, _, text) in enumerate(own):
                read, before = "", ""
                for output in found[: counts[index], index].argmax(-1).tolist():
                    if labels[output] != before:
                        read += labels[output]
                    before = labels[output]
                missed += distance(text, read)
    return missed / sum(len(text) for *_, text in lines)


def fit(reader, train, test, height, labels, seconds):
    chance = random.Random(1)
    weights = [weight for weight in reader.parameters() if weight.requires_grad]
    first = [weight.detach().clone() for weight in weights]
    adam = torch.optim.Adam(weights, lr=RATE)
    begin, step, sum_of_losses, reported = time.time(), 0, 0.0, time.time()
    judged = test[:JUDGED]
    print("before", "train", wrong(reader, train[:JUDGED], height, labels), "test", wrong(reader, judged, height, labels), flush=True)
    while time.time() - begin < seconds:
        order = sorted(range(len(train)), key=lambda i: train[i][0].shape[1] + chance.randrange(100))
        batches = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
        chance.shuffle(batches)
        for batch in batches:
            spent = (time.time() - begin) / seconds
            if spent >= 1:
                break
            adam.param_groups[0]["lr"] = RATE * min(1, step / 50, 2 * (1 - spent) + 0.01)
            own = [train[i] for i in batch]
            found, counts = reader(*together(own, height))
            lengths = torch.tensor([len(outputs) for _, outputs, _ in own])
            targets = torch.tensor([output for _, outputs, _ in own for output in outputs])
            loss = nn.functional.ctc_loss(found, targets, counts, lengths, blank=labels.index(""), reduction="sum", zero_infinity=True) / lengths.sum()
            drawn = sum(((weight - one) ** 2).sum() for weight, one in zip(weights, first))
            adam.zero_grad()
            (loss + TOWARDS_FIRST * drawn).backward()
            nn.utils.clip_grad_norm_(weights, 1.0)
            adam.step()
            step += 1
            sum_of_losses += loss.item()
            if step % 50 == 0:
                print(step, f"{time.time() - begin:.0f} s", "loss", sum_of_losses / 50, flush=True)
                sum_of_losses = 0.0
            if time.time() - reported > PAUSE:
                reported = time.time()
                print(step, "train", wrong(reader, train[:JUDGED], height, labels), "test", wrong(reader, judged, height, labels), flush=True)


def main():
    torch.set_num_threads(1)
    about, train = load(sys.argv[1])
    train = [line for line in train if line[0].shape[1] <= WIDEST]
    test = load(sys.argv[2])[1]
    height, labels = about["height"], about["labels"]
    known = about["layers"][-1]["weights"]["rows"]
    reader = Reader(about["layers"], labels)
    fit(reader, train, test, height, labels, 60 * float(sys.argv[4] if len(sys.argv) > 4 else 30))
    written = reader.quantise()
    print("written", "train", wrong(reader, train[:JUDGED], height, labels), "test", wrong(reader, test, height, labels), flush=True)
    with open(sys.argv[3], "wb") as file:
        file.write("".join(labels[known:]).encode() + b"\n" + written)


main()
