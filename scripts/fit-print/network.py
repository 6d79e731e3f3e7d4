"""The network as PyTorch has it, with the weights of the language data: products of 16-bit numbers, sums of 32."""
import unicodedata

import numpy as np
import torch
from torch import nn

# Gates as the language data have them, and as they stand in the layers here.
CELL, INPUT, FORGET, OUTPUT = range(4)
ORDER = (INPUT, FORGET, OUTPUT, CELL)


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


class Recurrence(torch.autograd.Function):
    """A layer of LSTM over [T, N, inputs]; products of 16-bit numbers, sums and cells of 32."""

    @staticmethod
    def forward(ctx, x, inner, outer, bias):
        steps, number, inputs = x.shape
        size = outer.shape[1]
        x, inner, outer = x.bfloat16(), inner.bfloat16(), outer.bfloat16()
        given = torch.addmm(bias.bfloat16(), x.reshape(-1, inputs), inner.t()).view(steps, number, 4 * size)
        gates, cells = x.new_empty(steps, number, 4 * size, dtype=torch.float32), x.new_zeros(steps + 1, number, size, dtype=torch.float32)
        bent, hidden = torch.empty_like(cells[1:]), x.new_zeros(steps + 1, number, size)
        across = outer.t()
        for t in range(steps):
            gate = gates[t]
            gate.copy_(torch.addmm(given[t], hidden[t], across))
            gate[:, : 3 * size].sigmoid_()
            gate[:, 3 * size :].tanh_()
            put, keep, show, cell = gate.chunk(4, 1)
            torch.addcmul(put * cell, keep, cells[t], out=cells[t + 1])
            torch.tanh(cells[t + 1], out=bent[t])
            hidden[t + 1].copy_(show * bent[t])
        ctx.save_for_backward(x, inner, outer, gates, cells, bent, hidden)
        return hidden[1:].float()

    @staticmethod
    def backward(ctx, later):
        x, inner, outer, gates, cells, bent, hidden = ctx.saved_tensors
        steps, number, inputs = x.shape
        size = outer.shape[1]
        put, keep, show, cell = gates.chunk(4, 2)
        slopes = torch.stack([cell * put * (1 - put), cells[:-1] * keep * (1 - keep), put * (1 - cell * cell)], 2)
        of_show, of_cell = bent * show * (1 - show), show * (1 - bent * bent)
        errors = x.new_empty(steps, number, 4 * size)
        back, memory = later.new_zeros(number, size), later.new_zeros(number, size)
        for t in range(steps - 1, -1, -1):
            error = later[t] + back
            memory = torch.addcmul(memory, error, of_cell[t])
            own = errors[t]
            parts = slopes[t] * memory[:, None]
            own[:, : 2 * size] = parts[:, :2].reshape(number, -1)
            own[:, 2 * size : 3 * size] = error * of_show[t]
            own[:, 3 * size :] = parts[:, 2]
            back = (own @ outer).float()
            memory = memory * keep[t]
        flat = errors.view(-1, 4 * size)
        return (
            (flat @ inner).view(steps, number, inputs).float() if ctx.needs_input_grad[0] else None,
            (flat.t() @ x.reshape(-1, inputs)).float(),
            (flat.t() @ hidden[:-1].reshape(-1, size)).float(),
            flat.float().sum(0),
        )


class Lstm(nn.Module):
    def __init__(self, inner, outer, bias):
        super().__init__()
        self.inner, self.outer, self.bias = nn.Parameter(inner), nn.Parameter(outer), nn.Parameter(bias)

    def forward(self, x):
        return Recurrence.apply(x, self.inner, self.outer, self.bias)


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
                whole = torch.cat(gates)
                part = Lstm(whole[:, :inputs].clone(), whole[:, inputs:-1].clone(), whole[:, -1].clone())
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
        at = self.parts[1](seen.permute(2, 0, 3, 1).reshape(height, number * columns, channels))[-1].view(number, columns, -1).transpose(0, 1)
        for kind, direction, part in list(zip(self.kinds, self.directions, self.parts))[2:]:
            if kind == "dense":
                return torch.log_softmax(part(at), -1), counts
            at = turned(part(turned(at, counts)), counts) if direction == "reverse" else part(at)

    def matrices(self):
        """In order, as the language data have them."""
        found = []
        for kind, part in zip(self.kinds, self.parts):
            if kind == "dense":
                found.append(torch.cat([part.weight, part.bias[:, None]], 1))
            else:
                whole = torch.cat([part.inner, part.outer, part.bias[:, None]], 1)
                gates = dict(zip(ORDER, whole.chunk(4)))
                found += [gates[gate] for gate in (CELL, INPUT, FORGET, OUTPUT)]
        return [one.detach().numpy() for one in found]

    def take(self, matrices):
        """Sets the weights: matrices as `matrices` gives them."""
        at = 0
        for kind, part in zip(self.kinds, self.parts):
            if kind == "dense":
                part.weight.data, part.bias.data = matrices[at][:, :-1].clone(), matrices[at][:, -1].clone()
                at += 1
            else:
                whole = torch.cat([matrices[at + gate] for gate in ORDER])
                inputs = part.inner.shape[1]
                part.inner.data, part.outer.data, part.bias.data = whole[:, :inputs].clone(), whole[:, inputs:-1].clone(), whole[:, -1].clone()
                at += 4

    def quantise(self):
        """Takes the weights as they are written; gives the bytes."""
        written = b""
        rounded = []
        for weights in self.matrices():
            scales = (np.maximum(np.abs(weights).max(1), 1e-6) / 127).astype("<f4")
            whole = np.round(weights / scales[:, None]).clip(-127, 127).astype(np.int8)
            written += scales.tobytes() + whole.tobytes()
            rounded.append(torch.tensor(whole.astype(np.float32) * scales[:, None]))
        self.take(rounded)
        return written

    def read(self, written):
        """Takes weights that were written before."""
        found, at = [], 0
        for weights in self.matrices():
            rows, columns = weights.shape
            scales = np.frombuffer(written, "<f4", rows, at)
            whole = np.frombuffer(written, np.int8, rows * columns, at + 4 * rows).reshape(rows, columns)
            found.append(torch.tensor(whole.astype(np.float32) * scales[:, None]))
            at += rows * (4 + columns)
        self.take(found)


def turned(values, counts):
    """Each line from its last column to its first."""
    place = torch.arange(values.shape[0])[:, None]
    place = torch.where(place < counts[None], counts[None] - 1 - place, place)
    return values.gather(0, place[:, :, None].expand_as(values))


def begin_with(reader, names):
    """Sets the weights to the mean of those of the files named; "usual": those that it has."""
    usual = [weights.copy() for weights in reader.matrices()]
    found = []
    for name in names:
        if name == "usual":
            reader.take([torch.tensor(weights) for weights in usual])
        else:
            with open(name, "rb") as file:
                reader.read(file.read().split(b"\n", 1)[1])
        found.append([weights.copy() for weights in reader.matrices()])
    reader.take([torch.tensor(sum(own) / len(names)) for own in zip(*found)])
